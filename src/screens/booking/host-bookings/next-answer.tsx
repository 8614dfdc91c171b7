// The answer that a booking needs from its host or guest, and its deadline.
import { useUnit } from 'effector-react';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { mayAnswer, mayRecordPayment } from '../../../../generated/rules/booking';
import { mayReviewGuest } from '../../../../generated/rules/review';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { offerTexts } from '../../../../generated/texts/sentences/offerTexts';
import { reviewTexts } from '../../../../generated/texts/sentences/reviewTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { shownMoney } from '../../shell/format/format';
import { ownDeadline } from '../../shell/format/own-zone';
import { withLeft } from '../../shell/format/time-left';
import { windowOpened } from '../detail/detail.store';
import { guestOf } from './words';

interface NextAnswerProps {
  readonly booking: BookingDetail;
  readonly now: Instant;
}

const Request = ({ booking, now }: NextAnswerProps) => {
  const press = useUnit(windowOpened);
  const { reply_by, timezone } = booking;
  if (!mayAnswer({ booking, now }).ok) return <Banner>{say.answerLate}</Banner>;
  const actions = (
    <>
      <Button onClick={() => press('accept')}>{say.accept}</Button>
      <Button variant="outline" onClick={() => press('reject')}>
        {say.reject}
      </Button>
    </>
  );
  if (booking.change)
    return (
      <Banner title={offerTexts.original} actions={actions}>
        {offerTexts.originalText}
      </Banner>
    );
  const title = reply_by && withLeft(say.answerBy({ moment: ownDeadline(reply_by, { zone: timezone }) }), reply_by, now);
  return (
    <Banner
      tone="notice"
      title={title}
      actions={
        <>
          {actions}
          <Button variant="outline" onClick={() => press('propose')}>
            {offerTexts.open}
          </Button>
        </>
      }
    >
      {say.answerByText}
    </Banner>
  );
};

const Unpaid = ({ booking, now }: NextAnswerProps) => {
  const press = useUnit(windowOpened);
  const { pay_by, timezone } = booking;
  const [guest, isPart] = [guestOf(booking), booking.payment_method === 'offline'];
  const moment = pay_by && ownDeadline(pay_by, { zone: timezone });
  const title = moment && withLeft(isPart ? say.restBy({ moment }) : say.payBy({ guest, moment }), pay_by, now);
  const { recorded_cents, left_cents } = booking;
  const [amount, total] = [recorded_cents, recorded_cents + left_cents].map((cents) => shownMoney(cents, 'CAD'));
  const records = mayRecordPayment({ booking }).ok && (
    <Button variant="outline" onClick={() => press('record')}>
      {say.recordPayment}
    </Button>
  );
  return (
    <Banner title={title} actions={records}>
      {isPart ? say.restText({ amount: amount ?? '', total: total ?? '', guest }) : say.payByText}
    </Banner>
  );
};

const Review = ({ booking, now }: NextAnswerProps) => {
  const press = useUnit(windowOpened);
  const { review, review_deadline, timezone: zone } = booking;
  const guest = guestOf(booking);
  const actions = (
    <Button size="sm" onClick={() => press('review')}>
      {reviewTexts.writeGuest}
    </Button>
  );
  const until = reviewTexts.untilGuest({ guest, date: ownDeadline(review_deadline, { zone, date: 'weekday' }) });
  return (
    <Banner title={withLeft(until, review_deadline, now)} actions={actions}>
      {review !== null && reviewTexts.wroteToo({ name: guest })}
    </Banner>
  );
};

export const NextAnswer = (props: NextAnswerProps) => {
  const { status, paid_at, guest } = props.booking;
  if (guest.first_name !== null && mayReviewGuest(props).ok) return <Review {...props} />;
  if (status === 'pending') return <Request {...props} />;
  return status === 'confirmed' && paid_at === null ? <Unpaid {...props} /> : null;
};
