// A word about a control, shown a moment after it is pointed at, and at once when it is reached by keyboard.
import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { profileTooltipDelayMs as delay } from '../../generated/model/constants';
import { Span } from './layout';

const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    zIndex: 'menu',
    width: 'max-content',
    maxWidth: '16rem',
    paddingX: '2.5',
    paddingY: '1.5',
    bg: 'ink',
    color: 'white',
    borderRadius: 'sm',
    textStyle: 'tiny',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    animation: 'appear 150ms ease-out',
  },
  variants: { align: { center: { left: '50%', transform: 'translateX(-50%)' }, start: { left: '0' }, end: { right: '0' } } },
});

export interface TooltipProps {
  readonly text: string;
  readonly align?: 'start' | 'center' | 'end';
  /** Renders the control; `describedBy` goes into its `aria-describedby`. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

const useDelayed = () => {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    handlers: {
      onMouseEnter: () => (timer.current = setTimeout(setShown, delay, true)),
      onMouseLeave: hide,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setShown(true),
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
    },
  };
};

export const Tooltip = ({ text, align = 'center', children }: TooltipProps) => {
  const id = useId();
  const { shown, handlers } = useDelayed();
  return (
    <Span position="relative" display="inline-block" {...handlers}>
      {children(shown ? id : undefined)}
      {shown && (
        <Bubble role="tooltip" id={id} align={align}>
          {text}
        </Bubble>
      )}
    </Span>
  );
};
