// A claim about a stay, as both of its sides read it: what is asked, what was answered and decided, and what comes next.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { BookingDetail, ShownClaim } from '../../../../generated/model/entities';
import { ClaimKind } from '../../../../generated/model/values/ClaimKind';
import type { Instant } from '../../../../generated/model/wire';
import { mayAnswerClaim, offerIsThere } from '../../../../generated/rules/claim';
import { claimLife } from '../../../../generated/rules/lifecycles';
import { mayMove } from '../../../../generated/rules/move';
import { claimTexts as say } from '../../../../generated/texts/sentences/claimTexts';
import { Banner, type BannerProps } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { shownMoney } from '../../shell/format/format';
import { ownDay, ownDeadline } from '../../shell/format/own-zone';
import { withLeft } from '../../shell/format/time-left';
import { Aside } from '../../shell/reviews/review-words';
import { PayClaim } from './claim-pay';
import { ClaimPictures } from './claim-pictures';
import { windowOpened } from './detail.store';
import { Matter } from './matter';

interface ClaimProps {
  readonly booking: BookingDetail;
  readonly claim: ShownClaim;
  readonly now: Instant;
}

const cad = (cents: number | null): string => shownMoney(cents ?? 0, 'CAD');
/** The first name of the other side. */
export const otherName = ({ side, guest, host }: BookingDetail): string =>
  side === 'host' ? (guest.first_name ?? say.guest) : (host.first_name ?? say.host);

const AnswerButton = () => {
  const press = useUnit(windowOpened);
  return <Button onClick={() => press('answer')}>{say.answer}</Button>;
};
const TakeButton = ({ amount }: { readonly amount: string }) => {
  const press = useUnit(windowOpened);
  return <Button onClick={() => press('take')}>{say.take({ amount })}</Button>;
};
/** The host's way out of a claim, shown quietly below it. */
const WithdrawButton = () => {
  const press = useUnit(windowOpened);
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => press('withdraw')}>
        {say.withdraw}
      </Button>
    </div>
  );
};
const PaidButton = () => {
  const press = useUnit(windowOpened);
  return (
    <Button variant="outline" onClick={() => press('paid')}>
      {say.markPaid}
    </Button>
  );
};

type ClaimStand = BannerProps & { readonly children?: ReactNode };

const openStand = ({ booking, claim, now }: ClaimProps): ClaimStand => {
  const moment = ownDeadline(claim.answer_by, { zone: booking.timezone, date: 'weekday' });
  if (booking.side === 'host') return { title: withLeft(say.waits({ name: otherName(booking), moment }), claim.answer_by, now) };
  if (!mayAnswerClaim({ claim, now }).ok) return { title: say.unanswered, children: say.weDecide };
  return {
    tone: 'notice',
    title: withLeft(say.answerBy({ moment }), claim.answer_by, now),
    children: say.answerText,
    actions: <AnswerButton />,
  };
};
const disputedTitle = ({ booking, claim: { offered_cents: offered } }: ClaimProps): string => {
  const name = otherName(booking);
  if (booking.side === 'host') return offered === null ? say.refusedByGuest({ name }) : say.offeredByGuest({ name, amount: cad(offered) });
  return offered === null ? say.refusedByYou : say.offeredByYou({ amount: cad(offered) });
};
const disputedStand = (it: ClaimProps): ClaimStand => {
  const { booking, claim } = it;
  const title = disputedTitle(it);
  if (!offerIsThere({ claim }).ok) return { title, children: say.weDecide };
  if (booking.side === 'guest') return { title, children: say.offerWaits({ name: otherName(booking) }) };
  return { tone: 'notice', title, children: say.offerText, actions: <TakeButton amount={cad(claim.offered_cents)} /> };
};
/** The words of a claim on which the two agree. */
const agreedTitle = (
  { booking: { side }, claim: { offered_cents: offered } }: ClaimProps,
  about: { name: string; amount: string },
): string => {
  if (offered !== null) return side === 'host' ? say.offerTakenHost(about) : say.offerTaken(about);
  return side === 'host' ? say.acceptedHost(about) : say.accepted;
};
/** To be paid, after the guest has accepted it or somebody has decided. */
const owedStand = (it: ClaimProps): ClaimStand => {
  const { booking, claim } = it;
  const about = { amount: cad(claim.owed_cents), name: otherName(booking) };
  const agreed = claim.state === 'accepted' && agreedTitle(it, about);
  if (booking.side === 'host') return { title: agreed || say.owedHost(about), children: say.payHost(about), actions: <PaidButton /> };
  return { tone: 'notice', title: agreed || say.owed(about), children: <PayClaim amount={about.amount} says={say.pay(about)} /> };
};

const paidText = ({ booking, claim: { paid_by_card } }: Omit<ClaimProps, 'now'>): string => {
  const about = { name: otherName(booking) };
  if (booking.side === 'host') return paid_by_card ? say.paidByCardHost(about) : say.paidDirectlyHost(about);
  return paid_by_card ? say.paidByCard : say.paidText(about);
};

const stands: { readonly [state in ShownClaim['state']]: (it: ClaimProps) => ClaimStand } = {
  filed: openStand,
  accepted: owedStand,
  disputed: disputedStand,
  unanswered: ({ booking }) => ({
    title: booking.side === 'host' ? say.unansweredHost({ name: otherName(booking) }) : say.unanswered,
    children: say.weDecide,
  }),
  upheld: owedStand,
  refused: ({ booking: { side } }) => ({ title: side === 'host' ? say.notOwedHost : say.notOwed }),
  paid: ({ booking, claim }) => ({
    tone: 'good',
    title: say.paid({ amount: cad(claim.owed_cents) }),
    children: paidText({ booking, claim }),
  }),
  withdrawn: ({ booking }) => {
    const about = { name: otherName(booking) };
    return booking.side === 'guest'
      ? { title: say.withdrawn(about) }
      : { title: say.withdrawnHost, children: say.withdrawnHostText(about) };
  },
};

/** Names the offer too: once it is decided or taken, the head tells what is owed. */
const answerHeading = (booking: BookingDetail, { offered_cents: offered }: ShownClaim): string => {
  const name = otherName(booking);
  if (offered === null) return booking.side === 'guest' ? say.yourWords : say.theirWords({ name });
  const amount = cad(offered);
  return booking.side === 'guest' ? say.yourOffer({ amount }) : say.theirOffer({ name, amount });
};
const Words = ({ booking, claim }: Omit<ClaimProps, 'now'>) => (
  <div>
    <Text fontWeight="semibold">{say.asked({ kind: ClaimKind[claim.kind].label, amount: cad(claim.amount_cents) })}</Text>
    <Text textStyle="small" color="muted">
      {say.filedOn({ date: ownDay(claim.filed_at, 'weekday') })}
    </Text>
    <Text marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
      {claim.message ?? say.gone}
    </Text>
    {claim.answer !== null && <Aside heading={answerHeading(booking, claim)}>{claim.answer}</Aside>}
    {claim.decision !== null && <Aside heading={say.reason}>{claim.decision}</Aside>}
  </div>
);

/** Nothing where there is none. */
export const ClaimMatter = ({ booking, now }: Omit<ClaimProps, 'claim'>) => {
  const { claim } = booking;
  if (!claim) return null;
  return (
    <Matter heading={booking.side === 'host' ? say.own : say.from({ name: otherName(booking) })} offPaper>
      <Stack gap="4">
        <Banner {...stands[claim.state]({ booking, claim, now })} />
        <Words booking={booking} claim={claim} />
        <ClaimPictures photos={claim.photos} />
        {booking.side === 'host' && mayMove(claimLife, 'withdraw', claim.state) && <WithdrawButton />}
      </Stack>
    </Matter>
  );
};
