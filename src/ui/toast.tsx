// Short notes that float above the page and go again.
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { partTexts } from '../../generated/texts/sentences/partTexts';
import { IconButton } from './button';
import { icons } from './icons/basic';
import { Span } from './layout';

/** Where the notes stand. Always on the page, so that what appears in it is read aloud. */
export const ToastRegion = chakra(
  'div',
  {
    base: {
      position: 'fixed',
      zIndex: 'toast',
      // over the header, where no heading of the page and no button at its foot can be
      top: { base: 'max({spacing.1}, env(safe-area-inset-top))', md: '2' },
      insetInline: '4',
      display: 'grid',
      gap: '2',
      justifyItems: 'center',
      pointerEvents: 'none',
    },
  },
  { defaultProps: { role: 'status' } },
);

const Note = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxWidth: '32rem',
    minHeight: '12',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    paddingBlock: '2',
    bg: 'ink',
    color: 'white',
    textStyle: 'small',
    borderRadius: 'md',
    boxShadow: 'lifted',
    pointerEvents: 'auto',
    animation: 'rise 200ms cubic-bezier(0.2, 0, 0, 1)',
  },
});

export interface ToastProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose: () => void;
  /** Milliseconds until it goes by itself; never while it is pointed at or holds the focus. */
  readonly lasts?: number | undefined;
}

export const Toast = ({ children, action, onClose, lasts }: ToastProps) => {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (lasts === undefined || held) return;
    const timer = setTimeout(() => close.current(), lasts);
    return () => clearTimeout(timer);
  }, [lasts, held]);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <Note {...hold}>
      <Span flex="1">{children}</Span>
      {action}
      <IconButton icon={icons.close} label={partTexts.dismiss} onClick={onClose} color="white" _hover={{ bg: 'muted' }} />
    </Note>
  );
};
