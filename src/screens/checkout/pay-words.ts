// When a guest who sends a request pays for it: the case that holds for the chosen dates.
import { HOUR, dayOf } from '../../../generated/model/dates';
import type { Listing } from '../../../generated/model/entities';
import { replyHours } from '../../../generated/model/constants';
import { type Instant, instantOf } from '../../../generated/model/wire';
import { hoursToPay } from '../../../generated/rules/derived/hoursToPay';
import { momentAt, momentOf } from '../../../generated/rules/runtime';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import type { Wish } from './visit';

type Clock = Pick<Listing, 'checkin_time' | 'timezone'>;

/** `You won’t be charged yet. Your host has 24 hours to respond. Once accepted, you have 24 hours to pay.` */
export const payLaterText = ({ checkin }: Pick<Wish, 'checkin'>, { checkin_time, timezone }: Clock, now: Instant): string => {
  const booking = { checkin, checkin_time, timezone };
  const end = momentOf(now) + replyHours * HOUR;
  const [soonest, latest] = [now, instantOf(end)].map((at) => hoursToPay({ booking, now: at }));
  const reply = momentAt(dayOf(checkin), checkin_time, timezone) < end ? say.replyUntil : say.replyIn;
  const pay = soonest === latest ? say.payIn : say.payUpTo;
  return [say.notYet, reply, pay({ hours: soonest ?? 0 })].join(' ');
};
