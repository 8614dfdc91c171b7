// The next step of a stay, or its end, in one calm line at its head.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { mayPay } from '../../../../generated/rules/booking';
import { mayReview } from '../../../../generated/rules/review';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { offerTexts } from '../../../../generated/texts/sentences/offerTexts';
import { reviewTexts } from '../../../../generated/texts/sentences/reviewTexts';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Button } from '../../../ui/button';
import { Banner, type BannerProps } from '../../../ui/banner';
import { shownMoney } from '../../shell/format/format';
import { ownDeadline } from '../../shell/format/own-zone';
import { leftUntil, withLeft } from '../../shell/format/time-left';
import { ButtonLink } from '../../shell/navigation/links';
import { windowOpened } from '../detail/detail.store';
import { sumText } from '../../shell/property-card/price-words';

const SearchAgain = () => (
  <ButtonLink to={pathTo.search()} variant="outline" size="sm">
    {say.searchAgain}
  </ButtonLink>
);

const WriteReview = () => {
  const ask = useUnit(windowOpened);
  return (
    <Button size="sm" onClick={() => ask('review')}>
      {reviewTexts.write}
    </Button>
  );
};

const endings: { readonly [event in BookingDetail['events'][number]['event']]?: string } = {
  reject: say.rejected,
  expire: say.expired,
  lapse: say.lapsed,
  withdraw: say.withdrawn,
  cancel: say.cancelledByYou,
  call_off: say.calledOff,
};
const refundText = ({ payment_method, refund_cents, refund }: BookingDetail): string => {
  if (payment_method === 'offline') return bookingTexts.cancelOffline;
  if (!refund_cents) return say.noRefund;
  const amount = shownMoney(refund_cents, 'CAD');
  return refund && refund.currency !== 'CAD' ? say.refundIn({ amount, charged: sumText(refund) }) : say.refund({ amount });
};
/** Why it ended, or what followed from that. */
const afterEnd = (booking: BookingDetail, event: string): string | null => {
  const { status, reject_reason, cancel_reason, paid_at } = booking;
  if (status === 'rejected') return reject_reason && bookingTexts.because({ reason: reject_reason });
  if (event === 'expire') return say.expiredText;
  if (event === 'lapse')
    return booking.recorded_cents > 0 ? say.lapsedDirectText({ amount: shownMoney(booking.recorded_cents, 'CAD') }) : say.lapsedText;
  return (
    [event === 'call_off' && cancel_reason && bookingTexts.because({ reason: cancel_reason }), paid_at && refundText(booking)]
      .filter(Boolean)
      .join(' ') || null
  );
};

const restStep = ({ recorded_cents, left_cents, pay_by, timezone: zone }: BookingDetail, now: Instant) => ({
  title: leftUntil(pay_by, now),
  children: say.payRest({
    amount: shownMoney(recorded_cents, 'CAD'),
    left: shownMoney(left_cents, 'CAD'),
    moment: pay_by ? ownDeadline(pay_by, { zone, date: 'weekday' }) : '',
  }),
});

const payWords = (events: BookingDetail['events']): string => {
  if (events.some(({ event }) => event === 'take_offer')) return offerTexts.payAccepted;
  return events.some(({ event }) => event === 'accept') ? say.payAccepted : say.payText;
};

const stepOf = (booking: BookingDetail, now: Instant): (BannerProps & { readonly children: ReactNode }) | null => {
  const { status, reply_by, pay_by, timezone: zone, booking_id, events, quote, review_deadline } = booking;
  // an offer stands in the place of the answer
  if (booking.change?.state === 'offered') return null;
  if (status === 'pending')
    return {
      title: reply_by && withLeft(say.replyBy({ moment: ownDeadline(reply_by, { zone, date: 'weekday' }) }), reply_by, now),
      children: say.replyText,
    };
  if (status === 'confirmed' && booking.paid_at === null && booking.payment_method === 'offline') return restStep(booking, now);
  if (mayPay({ booking, now }).ok)
    return {
      tone: 'notice',
      title: pay_by && withLeft(say.payBy({ moment: ownDeadline(pay_by, { zone, date: 'weekday' }) }), pay_by, now),
      children: payWords(events),
      actions: <ButtonLink to={pathTo.checkout({ booking_id })}>{quote && say.payAmount({ amount: sumText(quote.due) })}</ButtonLink>,
    };
  if (mayReview({ booking, now }).ok)
    return {
      title: withLeft(reviewTexts.until({ date: ownDeadline(review_deadline, { zone, date: 'weekday' }) }), review_deadline, now),
      actions: <WriteReview />,
      children: null,
    };
  if (status === 'confirmed') return null;
  const last = events.findLast(({ event }) => event in endings)?.event ?? 'cancel';
  const isOurs = booking.cancelled_by === 'system' || booking.cancelled_by === 'admin';
  return { tone: 'notice', title: isOurs ? say.cancelledByUs : endings[last], children: afterEnd(booking, last), actions: <SearchAgain /> };
};

export const NextStep = ({ booking, now }: { readonly booking: BookingDetail; readonly now: Instant }) => {
  const step = stepOf(booking, now);
  return step && <Banner {...step} />;
};
