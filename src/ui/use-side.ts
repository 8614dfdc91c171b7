// On which side of its button a panel has room, measured again a moment after the window stops changing.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { currencyDropdownDebounceMs as debounce } from '../../generated/model/constants';

export type Side = 'start' | 'end';

const measured = (button: HTMLElement, panel: HTMLElement): Side => {
  const room = document.documentElement.clientWidth - button.getBoundingClientRect().left;
  return room >= panel.offsetWidth + 8 ? 'start' : 'end';
};

/** `start`: the panel grows rightwards from its button; `end`: leftwards. */
export const useSide = (button: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, open: boolean): Side => {
  const [side, setSide] = useState<Side>('start');
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => button.current && panel.current && setSide(measured(button.current, panel.current));
    let later: ReturnType<typeof setTimeout> | undefined;
    const resized = () => {
      clearTimeout(later);
      later = setTimeout(measure, debounce);
    };
    measure();
    window.addEventListener('resize', resized);
    return () => {
      clearTimeout(later);
      window.removeEventListener('resize', resized);
    };
  }, [button, panel, open]);
  return side;
};
