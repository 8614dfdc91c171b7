// How long something is still held, second by second; said aloud only by those who ask.
import { useEffect } from 'react';
import { momentOf } from '../../../generated/rules/runtime';
import type { Instant } from '../../../generated/model/wire';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Text } from '../../ui/type';
import { shownWait } from '../shell/failures/countdown';
import { useClock } from '../shell/loading/clock';

export interface HeldProps {
  readonly until: Instant;
  /** `Price held for 29:31` */
  readonly says: (slots: { readonly wait: string }) => string;
  readonly over: string;
  /** It is never held longer than so many minutes, however late the page came. */
  readonly minutes?: number;
  /** It has run out under the eyes of the person. */
  readonly onOver?: (() => void) | undefined;
}

export const Held = ({ until, says, over, minutes = Infinity, onOver }: HeldProps) => {
  const left = Math.ceil((momentOf(until) - useClock()) / 1000);
  const seconds = Math.max(0, Math.min(left, minutes * 60));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onOver?.();
  }, [isOver, onOver]);
  return (
    <Text as="span" role="timer" aria-live="off" textStyle="small" color="muted" display="flex" gap="2" fontVariantNumeric="tabular-nums">
      <Icon of={commonIcons.clock} size={18} />
      {isOver ? over : says({ wait: shownWait(seconds) })}
    </Text>
  );
};
