// How long one still has to wait, second by second. It is seen, and said aloud only once it is over.
import { type ReactNode, useEffect, useState } from 'react';
import { signInTexts } from '../../../../generated/texts/sentences/signInTexts';
import { Span, VisuallyHidden } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import type { Problem } from './problem';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Seconds as a clock shows them: `14:07`, `0:09`. */
export const shownWait = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

const useSecondsUntil = (moment: number): number => {
  const [told, setTold] = useState({ moment, left: secondsUntil(moment) });
  if (told.moment !== moment) setTold({ moment, left: secondsUntil(moment) });
  useEffect(() => {
    const tick = setInterval(() => {
      const left = secondsUntil(moment);
      setTold({ moment, left });
      if (left === 0) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [moment]);
  return told.left;
};

/** Give it the moment from which it may be tried again, in milliseconds. */
export const Countdown = ({ until }: { readonly until: number }) => {
  const left = useSecondsUntil(until);
  const over = left === 0;
  return (
    <>
      <Span role="timer" aria-live="off" aria-hidden={over || undefined} fontVariantNumeric="tabular-nums">
        {over ? signInTexts.againNow : signInTexts.againIn({ wait: shownWait(left) })}
      </Span>
      <VisuallyHidden as="output">{over && signInTexts.againNow}</VisuallyHidden>
    </>
  );
};

/** The wait that a refusal tells, among the actions of its banner; nothing where it tells none. */
export const waitOf = ({ again }: Pick<Problem, 'again'>): ReactNode =>
  again !== undefined && (
    <Text fontWeight="semibold">
      <Countdown until={again} />
    </Text>
  );
