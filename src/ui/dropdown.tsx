// A button with a list below it: choices, or things to do.
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button, type ButtonProps } from './button';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { commonIcons } from './icons/common';
import { useOutside } from './use-outside';
import { useSide } from './use-side';
import { Box } from './layout';

// The keys of a menu: arrows, Home, End, and the first letters of an item.
const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')];

const target = (key: string, items: readonly HTMLElement[], now: number): HTMLElement | undefined => {
  if (key === 'ArrowDown') return items[(now + 1) % items.length];
  if (key === 'ArrowUp') return items.at(now <= 0 ? -1 : now - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(now + 1), ...items.slice(0, now + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
};

/** For `onKeyDown` of an element with the role `menu`. */
const menuKeys = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(event.currentTarget);
  const next = target(event.key, items, items.indexOf(document.activeElement as HTMLElement));
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Moves into a menu that has just opened: to what is chosen, else to its first item. */
const enterMenu = (menu: HTMLElement): void => {
  const items = itemsOf(menu);
  (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus();
};

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 8px)',
    zIndex: 'menu',
    minWidth: '13rem',
    maxWidth: 'calc(100vw - 1rem)',
    maxHeight: 'min(24rem, 70dvh)',
    overflowY: 'auto',
    padding: '2',
    bg: 'white',
    borderRadius: 'lg',
    boxShadow: 'raised',
    animation: 'appear 150ms ease-out',
  },
});
const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: 'full',
    minHeight: '10',
    paddingX: '3',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'surface' },
    _focusVisible: { bg: 'surface', outlineOffset: '-2px' },
    '&[aria-checked=true]': { fontWeight: 'semibold' },
  },
});

export interface DropdownItem {
  readonly value: string;
  readonly label: ReactNode;
}

export interface DropdownProps extends Omit<ButtonProps, 'onClick' | 'children' | 'value'> {
  /** The button's content. */
  readonly children: ReactNode;
  /** Stands above the list and names it. */
  readonly header: string;
  readonly items: readonly DropdownItem[];
  /** The current choice; left out where the items are actions. */
  readonly chosen?: string | undefined;
  readonly onChoose: (value: string) => void;
  /** Open from the first: for a list that is fetched when it is asked for. */
  readonly startsOpen?: boolean;
}

const useOpening = (startsOpen: boolean) => {
  const [open, setOpen] = useState(startsOpen);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const side = useSide(button, panel, open);
  useOutside(root, open, () => setOpen(false));
  useEffect(() => {
    if (open && panel.current) enterMenu(panel.current);
  }, [open, panel]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { open, setOpen, close, root, button, panel, side };
};

const Choices = ({ header, items, chosen, onChoose, close }: DropdownProps & { readonly close: () => void }) => (
  <>
    <Box aria-hidden="true" textStyle="overline" color="muted" paddingX="3" paddingY="2">
      {header}
    </Box>
    {items.map(({ value, label }) => (
      <Item
        key={value}
        type="button"
        tabIndex={-1}
        {...(chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': value === chosen })}
        onClick={() => {
          close();
          onChoose(value);
        }}
      >
        {label}
        {value === chosen && <Icon of={icons.check} size={18} />}
      </Item>
    ))}
  </>
);

/** Opens where there is room; closes on a press outside, Escape and Tab, and gives the focus back. */
export const Dropdown = (props: DropdownProps) => {
  const { children, header, items: _items, chosen: _chosen, onChoose: _onChoose, startsOpen = false, ...rest } = props;
  const { open, setOpen, close, root, button, panel, side } = useOpening(startsOpen);
  const id = useId();
  return (
    <Box ref={root} position="relative" display="inline-block">
      <Button
        variant="ghost"
        iconAfter={commonIcons.down}
        {...rest}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <Panel
          ref={panel}
          id={id}
          role="menu"
          aria-label={header}
          data-side={side}
          {...(side === 'start' ? { left: '0' } : { right: '0' })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' || event.key === 'Tab') close();
            else menuKeys(event);
          }}
        >
          <Choices {...props} close={close} />
        </Panel>
      )}
    </Box>
  );
};
