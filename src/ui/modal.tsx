// A window over the page, on the browser's own dialog: it holds the focus, gives it back, and closes by Escape or a press outside.
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { partTexts } from '../../generated/texts/sentences/partTexts';
import { IconButton } from './button';
import { icons } from './icons/basic';
import { keepFocus } from './keep-focus';
import { HStack } from './layout';
import { modalRecipe } from './modal-recipe';
import { Heading } from './type';

const Dialog = chakra('dialog', modalRecipe);
const room = { base: '4', md: '6' } as const;
// the buttons of its content stay in sight below, where the window is high enough for them and for what they are about
const footed = {
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  marginX: { base: '-4', md: '-6' },
  paddingX: room,
  paddingTop: '4',
  paddingBottom: 'max({spacing.4}, env(safe-area-inset-bottom))',
  bg: 'white',
  borderTopWidth: '1px',
} as const;
const Body = chakra('div', {
  base: {
    flex: '1',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: room,
    '@media (min-height: 480px)': {
      '&:has([data-foot])': { paddingBottom: '0', scrollPaddingBottom: '6rem' },
      '& [data-foot]': footed,
      // the foot sticks to the window, not to a form that begins below its edge
      '& form:has(> [data-foot]), & div:has(> form > [data-foot]), & div:has(> div > form > [data-foot])': { display: 'contents' },
    },
  },
});
const Footer = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    paddingX: room,
    paddingTop: '4',
    paddingBottom: 'max({spacing.4}, env(safe-area-inset-bottom))',
    borderTopWidth: '1px',
  },
});

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** False keeps it open: no cross, no Escape, no press outside. */
  readonly closable?: boolean;
  /** `dialog` is a sheet from below on phones; `full` is the whole screen there; `drawer` comes from the right, `menu` from the left. */
  readonly shape?: 'dialog' | 'full' | 'drawer' | 'menu' | 'screen';
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons that stay in sight below. */
  readonly footer?: ReactNode;
  /** Renders everything itself; the title is then only spoken. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

// the page below must not move when its scroll bar goes
const measureScrollbar = ({ style, clientWidth }: HTMLElement) =>
  style.setProperty('--scrollbar', `${Math.max(0, innerWidth - clientWidth)}px`);

const useShown = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!document.querySelector('dialog[open]')) measureScrollbar(document.documentElement);
    if (!shown?.open) shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => shown?.close();
  }, []);
  return dialog;
};

const useClosing = ({ closable = true, onClose }: ModalProps) => {
  const pressed = useRef<EventTarget | null>(null);
  const ask = () => closable && onClose();
  return {
    onCancel: (event: SyntheticEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      keepFocus(event);
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    },
    onPointerDown: (event: SyntheticEvent) => (pressed.current = event.target),
    onClick: (event: SyntheticEvent) => event.target === event.currentTarget && pressed.current === event.target && ask(),
  };
};

const Head = ({ title, id, closable = true, onClose }: ModalProps & { readonly id: string }) => (
  <HStack paddingX={room} paddingY="3" borderBottomWidth="1px" justifyContent="space-between" minHeight="16">
    <Heading id={id} textStyle="subheading">
      {title}
    </Heading>
    {closable && <IconButton icon={icons.close} label={partTexts.close} onClick={onClose} marginEnd="-2" />}
  </HStack>
);

const OpenModal = (props: ModalProps) => {
  const { shape = 'dialog', size = 'md', bare = false, title, footer, children } = props;
  const id = useId();
  const dialog = useShown();
  return (
    <Dialog
      ref={dialog}
      {...{ shape, size }}
      {...useClosing(props)}
      aria-modal="true"
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': id })}
    >
      {!bare && <Head {...props} id={id} />}
      {bare ? children : <Body>{children}</Body>}
      {footer && <Footer>{footer}</Footer>}
    </Dialog>
  );
};

/** Shown while `open`. Its first control takes the focus, or the one marked `data-autofocus`. */
export const Modal = (props: ModalProps) => (props.open ? <OpenModal {...props} /> : null);
