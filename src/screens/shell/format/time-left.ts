// The time that is left until a deadline, beside it.
import { MINUTE } from '../../../../generated/model/dates';
import type { Instant } from '../../../../generated/model/wire';
import { momentOf } from '../../../../generated/rules/runtime';
import { deadlineTexts as say } from '../../../../generated/texts/sentences/deadlineTexts';

/** `6 days left`, on the last two days `47 h left`, in the last hour `42 min left`; nothing once it is over. */
export const leftUntil = (moment: Instant | null, now: Instant): string | undefined => {
  if (moment === null) return undefined;
  const minutes = Math.floor((momentOf(moment) - momentOf(now)) / MINUTE);
  if (minutes < 0) return undefined;
  if (minutes < 60) return say.minutesLeft({ minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? say.hoursLeft({ hours }) : say.daysLeft({ count: Math.floor(hours / 24) });
};

/** A sentence about a deadline and the time left: `Pay by Feb 12, 4:00 PM · 19 h left`. */
export const withLeft = (says: string, moment: Instant, now: Instant): string => [says, leftUntil(moment, now)].filter(Boolean).join(' · ');
