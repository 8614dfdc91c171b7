// A small window that belongs to a button: below it on the page, in the flow of a sheet.
import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useOutside } from '../../ui/use-outside';

const Window = chakra('div', {
  base: { bg: 'white', outline: 'none', scrollMarginY: '1.5rem' },
  variants: {
    floats: {
      true: {
        position: 'absolute',
        top: 'calc(100% + 8px)',
        insetEnd: '0',
        zIndex: 'menu',
        padding: '6',
        borderRadius: 'xl',
        boxShadow: 'raised',
        animation: 'appear 150ms ease-out',
      },
      false: { paddingTop: '4', paddingBottom: '2' },
    },
  },
});

export interface ChooserWindowProps {
  readonly id: string;
  readonly label: string;
  readonly floats: boolean;
  readonly width: string;
  /** Holds the buttons and this window: a press outside it closes. */
  readonly around: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const firstStop = '[data-date][tabindex="0"], button:not([disabled]), input';

/** Takes the focus while it is open, and gives it back. */
const useFocus = () => {
  const window = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const inside = window.current;
    (inside?.querySelector<HTMLElement>(firstStop) ?? inside)?.focus({ preventScroll: true });
    inside?.scrollIntoView({ block: 'nearest' });
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return window;
};

// the page behind stays in use, which a dialog element that is open would not allow here
const notModal = { role: 'dialog' };

/** Escape and a press outside close it. */
export const ChooserWindow = ({ id, label, floats, width, around, onClose, children }: ChooserWindowProps) => {
  const window = useFocus();
  useOutside(around, floats, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const onBlur = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (floats && to instanceof Node && !around.current?.contains(to)) onClose();
  };
  return (
    <Window
      ref={window}
      id={id}
      aria-label={label}
      tabIndex={-1}
      floats={floats}
      style={floats ? { width } : undefined}
      {...{ onKeyDown, onBlur }}
      {...notModal}
    >
      {children}
    </Window>
  );
};
