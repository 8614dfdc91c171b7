// A button that opens a small panel beside it: closes by Escape and a press outside, and gives the focus back.
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { controlsIn } from './keep-focus';
import { useOutside } from './use-outside';
import { useSide } from './use-side';
import { Box } from './layout';

const Panel = chakra(
  'div',
  {
    base: {
      position: 'absolute',
      top: 'calc(100% + 8px)',
      zIndex: 'menu',
      scrollMarginBlock: '1rem',
      maxWidth: 'calc(100vw - 2rem)',
      bg: 'white',
      color: 'ink',
      borderRadius: 'xl',
      boxShadow: 'raised',
      textAlign: 'start',
      animation: 'appear 150ms ease-out',
      outline: 'none',
    },
  },
  { defaultProps: { role: 'dialog' } },
);

/** The props that tie the button to its panel. */
export interface PopoverButton {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export interface PopoverProps {
  /** The name of the panel, which is read aloud. */
  readonly label: string;
  readonly width?: string;
  readonly renderButton: (attributes: PopoverButton) => ReactNode;
  /** Renders what stands in the panel; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
  readonly onOpen?: () => void;
  /** Asked before it opens: `false` leaves it closed, where something else opens instead. */
  readonly mayOpen?: () => boolean;
}

const useOpen = ({ mayOpen, onOpen }: Pick<PopoverProps, 'mayOpen' | 'onOpen'>) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useOutside(root, open, () => setOpen(false));
  useEffect(() => {
    if (!open || !panel.current) return;
    (controlsIn(panel.current)[0] ?? panel.current).focus({ preventScroll: true });
    // one that opens at the foot of the window is seen whole
    panel.current.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const toggle = () => {
    if (open) return close();
    if (mayOpen?.() === false) return;
    onOpen?.();
    setOpen(true);
  };
  return { open, close, toggle, root, button, panel, leave: () => setOpen(false) };
};

export const Popover = ({ label, width = '20rem', renderButton, children, ...asked }: PopoverProps) => {
  const { open, close, toggle, root, button, panel, leave } = useOpen(asked);
  const side = useSide(button, panel, open);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <Box
      ref={root}
      position="relative"
      display="inline-block"
      onKeyDown={onKeyDown}
      onBlur={(event) => open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && leave()}
    >
      {renderButton({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: toggle,
      })}
      {open && (
        <Panel ref={panel} id={id} aria-label={label} tabIndex={-1} width={width} {...(side === 'start' ? { left: '0' } : { right: '0' })}>
          {children(close)}
        </Panel>
      )}
    </Box>
  );
};
