// The open change of a booking, or an offer for a request, as both of its sides read it: what is proposed, until when to answer or to pay, and how.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { BookingDetail, ShownChange } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { isInTime } from '../../../../generated/rules/change';
import { changeTexts as say } from '../../../../generated/texts/sentences/changeTexts';
import { offerTexts } from '../../../../generated/texts/sentences/offerTexts';
import { Banner, type BannerProps } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box, Stack } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { ownDeadline } from '../../shell/format/own-zone';
import { withLeft } from '../../shell/format/time-left';
import { sumText } from '../../shell/property-card/price-words';
import { ChangeLines } from './change-lines';
import { otherName } from './claim-matter';
import { Confirming } from './confirming';
import { $window, windowOpened } from './detail.store';
import { Matter } from './matter';
import { answer, paid, payment, withdrawal } from './proposal.store';
import { Question } from './question';

interface ChangeProps {
  readonly booking: BookingDetail;
  readonly change: ShownChange;
  readonly now: Instant;
}

const useBusy = () => useUnit([answer.$pending, withdrawal.$pending, payment.$pending]).some(Boolean);

const Withdraw = ({ says }: { readonly says: string }) => {
  const take = useUnit(withdrawal.submitted);
  const busy = useBusy();
  return (
    <Button variant="outline" disabled={busy} onClick={() => take()}>
      {says}
    </Button>
  );
};

/** The difference need not be paid: a change that both agreed on is asked about before it goes. */
const Keep = () => {
  const ask = useUnit(windowOpened);
  const busy = useBusy();
  return (
    <Button variant="outline" disabled={busy} onClick={() => ask('keep')}>
      {say.keep}
    </Button>
  );
};

const AcceptOrDecline = ({ booking, change }: Omit<ChangeProps, 'now'>) => {
  const [send, ask] = useUnit([answer.submitted, windowOpened]);
  const busy = useBusy();
  const { difference } = change;
  const isPaidNow = booking.side === 'guest' && difference.amount_cents > 0;
  const accept = isPaidNow ? say.acceptPay({ amount: sumText(difference) }) : say.accept;
  return (
    <>
      <Button busy={busy} onClick={() => send(true)}>
        {change.state === 'offered' ? offerTexts.accept : accept}
      </Button>
      <Button variant="outline" disabled={busy} onClick={() => ask('decline')}>
        {say.decline}
      </Button>
    </>
  );
};

const Pay = ({ change }: Pick<ChangeProps, 'change'>) => {
  const pay = useUnit(payment.submitted);
  const busy = useBusy();
  return (
    <>
      <Button busy={busy} onClick={() => pay(change.change_id)}>
        {say.pay({ amount: sumText(change.difference) })}
      </Button>
      <Keep />
    </>
  );
};

type Stand = BannerProps & { readonly children?: ReactNode };
const isOwn = ({ booking: { side }, change: { by_host } }: ChangeProps): boolean => (side === 'host') === by_host;
const proposedStand = (it: ChangeProps): Stand => {
  const { booking, change, now } = it;
  const moment = ownDeadline(change.answer_by, { zone: booking.timezone, date: 'weekday' });
  if (isOwn(it))
    return {
      title: withLeft(say.waits({ name: otherName(booking), moment }), change.answer_by, now),
      children: say.waitsText,
      actions: <Withdraw says={say.withdraw} />,
    };
  return {
    tone: 'notice',
    title: withLeft(say.answerBy({ moment }), change.answer_by, now),
    children: say.answerText,
    actions: isInTime({ change, now }).ok && <AcceptOrDecline booking={booking} change={change} />,
  };
};

const offeredStand = (it: ChangeProps): Stand => {
  const { booking, change, now } = it;
  const moment = ownDeadline(change.answer_by, { zone: booking.timezone, date: 'weekday' });
  const name = otherName(booking);
  if (isOwn(it))
    return {
      title: withLeft(offerTexts.waits({ name, moment }), change.answer_by, now),
      children: offerTexts.waitsText({ name }),
      actions: <Withdraw says={offerTexts.withdraw} />,
    };
  return {
    tone: 'notice',
    title: withLeft(offerTexts.heldUntil({ moment }), change.answer_by, now),
    children: offerTexts.heldText({ name }),
    actions: isInTime({ change, now }).ok && <AcceptOrDecline booking={booking} change={change} />,
  };
};

const acceptedStand = ({ booking, change, now }: ChangeProps): Stand => {
  const until = change.pay_by ?? now;
  const moment = ownDeadline(until, { zone: booking.timezone, date: 'weekday' });
  if (booking.side === 'host')
    return {
      title: withLeft(say.payWaits({ name: otherName(booking), moment }), until, now),
      children: say.payWaitsText,
      actions: <Keep />,
    };
  const amount = sumText(change.difference);
  return {
    tone: 'notice',
    title: withLeft(say.payBy({ amount, moment }), until, now),
    children: say.payText,
    actions: <Pay change={change} />,
  };
};

const standOf = (it: ChangeProps): Stand => {
  if (it.change.state === 'accepted') return acceptedStand(it);
  return it.change.state === 'offered' ? offeredStand(it) : proposedStand(it);
};

const headingOf = (it: ChangeProps): string => {
  if (it.change.state === 'accepted') return say.headingAgreed;
  if (it.change.state === 'offered') return isOwn(it) ? offerTexts.headingOwn : offerTexts.headingFrom({ name: otherName(it.booking) });
  return isOwn(it) ? say.headingOwn : say.headingFrom({ name: otherName(it.booking) });
};

/** The question before a proposal is declined, or an agreement is given up. */
const Asked = ({ booking, change }: Omit<ChangeProps, 'now'>) => {
  const window = useUnit($window);
  const about = { name: otherName(booking) };
  if (window === 'keep')
    return (
      <Question of={withdrawal} sends={undefined} title={say.keepHeading} text={say.keepAsked(about)} yes={say.keepYes} no={say.notNow} />
    );
  if (window !== 'decline') return null;
  const isOffer = change.state === 'offered';
  return (
    <Question
      of={answer}
      sends={false}
      title={isOffer ? offerTexts.declineHeading : say.declineHeading}
      text={(isOffer ? offerTexts : say).declineText(about)}
      yes={isOffer ? offerTexts.declineYes : say.declineYes}
      no={say.notNow}
    />
  );
};

const Problems = () => {
  const problems = useUnit([answer.$problem, withdrawal.$problem, payment.$problem]);
  return <ProblemBanner problem={problems.find((it) => it !== null) ?? null} />;
};

const Open = (it: ChangeProps) => {
  const { confirming, unpaid } = useUnit({ confirming: paid.$isConfirming, unpaid: paid.$unpaid });
  const { booking, change } = it;
  const isWaiting = change.state === 'accepted';
  return (
    <Matter heading={headingOf(it)} offPaper>
      <Stack gap="4">
        <Problems />
        {isWaiting && unpaid !== null && (
          <output>
            <Text fontWeight="semibold">
              {say.unpaid}: {unpaid}
            </Text>
          </output>
        )}
        <div>
          <ChangeLines booking={booking} sums={change} to={change} />
        </div>
        {isWaiting && booking.side === 'guest' && confirming ? (
          <Confirming title={say.confirming} text={say.confirmingText} again={paid.confirmedAgain} />
        ) : (
          <Banner {...standOf(it)} />
        )}
        <Asked booking={booking} change={change} />
      </Stack>
    </Matter>
  );
};

/** How a payment has ended that took the open change with it, or came too late for it. */
const Paid = ({ booking }: Pick<ChangeProps, 'booking'>) => {
  const { isPaid, unpaid } = useUnit({ isPaid: paid.$isPaid, unpaid: paid.$unpaid });
  if (unpaid !== null)
    return (
      <Banner tone="notice" live="status">
        {unpaid}
      </Banner>
    );
  if (!isPaid || booking.status !== 'confirmed') return null;
  return (
    <Banner tone="good" live="status" title={say.paid}>
      {say.paidText}
    </Banner>
  );
};

/** Nothing where there is none; a refusal that ended it stays in sight, and so does its payment. */
export const ChangeMatter = ({ booking, now }: Omit<ChangeProps, 'change'>) =>
  booking.change ? (
    <Open booking={booking} change={booking.change} now={now} />
  ) : (
    <>
      <Problems />
      <Box marginTop="6" css={{ '&:empty': { display: 'none' } }}>
        <Paid booking={booking} />
      </Box>
    </>
  );
