// The mails about claims: what is claimed, answered and decided, and how it is paid.
import type { Mails } from '../../../generated/jobs/jobs';
import type { Claim } from '../../../generated/model/entities';
import { ClaimKind } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { bookingMailTexts } from '../../../generated/texts/sentences/bookingMailTexts';
import { claimAcceptedTexts } from '../../../generated/texts/sentences/claimAcceptedTexts';
import { claimAnsweredTexts } from '../../../generated/texts/sentences/claimAnsweredTexts';
import { claimDecidedTexts } from '../../../generated/texts/sentences/claimDecidedTexts';
import { claimFiledTexts } from '../../../generated/texts/sentences/claimFiledTexts';
import { claimOfferTakenTexts } from '../../../generated/texts/sentences/claimOfferTakenTexts';
import { claimWithdrawnTexts } from '../../../generated/texts/sentences/claimWithdrawnTexts';
import { claimMailTexts as say } from '../../../generated/texts/sentences/claimMailTexts';
import { findEmail } from '../account/account.lookup';
import { findBooking } from '../booking/booking.lookup';
import { guestOf, hostOf, quoted, stayCard, type ToldStay, toldStayOf, type Words } from '../booking/mail-words.lookup';
import { momentWords } from '../outside/mail-dates';
import type { MailContent } from '../outside/mail-look';
import type { JobContext } from '../request/context';
import { moneyIn, written } from '../pricing/money.rules';

import { findClaim } from './claim.repository';

/** A claim as its mails tell of it. */
export interface Told extends ToldStay {
  readonly claim: Claim;
}

export const cadWords = (cents: number): string => written(moneyIn('CAD', cents));
export const toStay = (it: Told, label: string = bookingMailTexts.openStay): NonNullable<Words['button']> => ({
  label,
  href: `${it.origin}${pathTo.stays({ booking_id: it.booking.booking_id })}`,
});
/** The same where something may be paid. */
const toPay = (it: Told, label?: string): NonNullable<Words['button']> => ({ ...toStay(it, label), ending: say.notCharged });
export const toBooking = (it: Told): NonNullable<Words['button']> => ({
  label: bookingMailTexts.openBooking,
  href: `${it.origin}${pathTo.bookings({ booking_id: it.booking.booking_id })}`,
});
const claimed = ({ claim }: Told): string => say.claimed({ kind: ClaimKind[claim.kind].label, amount: cadWords(claim.amount_cents) });
const owed = (it: Told): string => say.owed({ amount: cadWords(it.claim.owed_cents ?? 0), name: hostOf(it) });
const owedHost = (it: Told): string => say.owedHost({ amount: cadWords(it.claim.owed_cents ?? 0), name: guestOf(it) });

export const claimFiled = (it: Told): Words => {
  const { claim, booking, title } = it;
  const { subject, intro, answer, after, button } = claimFiledTexts;
  const name = hostOf(it);
  return {
    subject: subject({ name, amount: cadWords(claim.amount_cents), title }),
    paragraphs: [
      intro({ name, title }),
      stayCard(it),
      claimed(it),
      ...quoted(claim.message),
      ...(claim.photos.length > 0 ? [say.photos({ count: claim.photos.length })] : []),
      answer({ moment: momentWords(claim.answer_by, booking.timezone) }),
      after,
    ],
    button: toPay(it, button),
  };
};

export const claimAccepted = (it: Told): Words => ({
  subject: claimAcceptedTexts.subject({ title: it.title }),
  paragraphs: [claimAcceptedTexts.intro({ name: hostOf(it), title: it.title }), stayCard(it), claimed(it), owed(it)],
  button: toPay(it),
});

export const claimOfferTaken = (it: Told): Words => {
  const about = { name: hostOf(it), amount: cadWords(it.claim.owed_cents ?? 0), title: it.title };
  return {
    subject: claimOfferTakenTexts.subject(about),
    paragraphs: [claimOfferTakenTexts.intro(about), stayCard(it), claimed(it), owed(it)],
    button: toPay(it),
  };
};

export const claimWithdrawn = (it: Told): Words => {
  const about = { name: hostOf(it), title: it.title };
  return {
    subject: claimWithdrawnTexts.subject(about),
    paragraphs: [claimWithdrawnTexts.intro(about), stayCard(it), claimed(it), claimWithdrawnTexts.nothing],
    button: toStay(it),
  };
};

/** Owed without a decision: the guest accepted all of it, or the host took what the guest offered. */
const isAgreed = ({ state, decided_at }: Claim): boolean => decided_at === null && (state === 'accepted' || state === 'paid');
const isTaken = (claim: Claim): boolean => isAgreed(claim) && claim.offered_cents !== null;
export const claimAnswered = (it: Told): Words => {
  const { claim, title } = it;
  const about = { name: guestOf(it), title };
  const words = claimAnsweredTexts;
  if (isAgreed(claim))
    return {
      subject: words.acceptedSubject(about),
      paragraphs: [words.accepted(about), stayCard(it), claimed(it), ...quoted(claim.answer), owedHost(it)],
      button: toBooking(it),
    };
  const { offered_cents: offered } = claim;
  return {
    subject: offered === null ? words.disputedSubject(about) : words.offeredSubject(about),
    paragraphs: [
      offered === null ? words.disputed(about) : words.offered({ ...about, amount: cadWords(offered) }),
      stayCard(it),
      claimed(it),
      ...quoted(claim.answer),
      offered === null ? say.weDecide : say.takeOffer,
    ],
    button: toBooking(it),
  };
};

export const claimUnanswered = (it: Told): Words => {
  const about = { name: guestOf(it), title: it.title };
  return {
    subject: claimAnsweredTexts.unansweredSubject(about),
    paragraphs: [claimAnsweredTexts.unanswered(about), stayCard(it), claimed(it), say.weDecideAlone],
    button: toBooking(it),
  };
};

const decided = (it: Told, owes: (it: Told) => string): Pick<Words, 'subject' | 'paragraphs'> => {
  const { claim, title } = it;
  const { subject, upheld, part, refused } = claimDecidedTexts;
  const [sum, asked] = [claim.owed_cents, cadWords(claim.amount_cents)];
  const whole = sum === claim.amount_cents ? upheld({ title, amount: asked }) : part({ title, amount: cadWords(sum ?? 0), claimed: asked });
  return {
    subject: subject({ title }),
    paragraphs: [
      sum === null ? refused({ title }) : whole,
      stayCard(it),
      say.why,
      ...quoted(claim.decision),
      ...(sum === null ? [] : [owes(it)]),
      say.contact,
    ],
  };
};
export const claimDecided = (it: Told): Words => ({ ...decided(it, owed), button: it.claim.owed_cents === null ? toStay(it) : toPay(it) });
export const claimDecidedHost = (it: Told): Words => ({ ...decided(it, owedHost), button: toBooking(it) });

const stands = ({ state }: Claim): boolean => state !== 'withdrawn';

/** A mail to one side; none where there is nobody who would read it, or it is no longer true. */
export const mailTo =
  <F extends Mails['claimFiled']>(
    side: 'guest' | 'host',
    write: (it: Told, facts: F) => Words,
    holds: (claim: Claim) => boolean = () => true,
  ) =>
  async (facts: F, { db, config }: JobContext): Promise<MailContent | undefined> => {
    const { booking_id } = facts;
    const booking = await findBooking(db, booking_id);
    const claim = await findClaim(db, booking_id);
    const to = booking && claim && holds(claim) ? await findEmail(db, side === 'guest' ? booking.guest_id : booking.host_id) : undefined;
    if (!booking || !claim || to === undefined) return undefined;
    const told = await toldStayOf(db, booking, { isOpen: true, origin: config.SITE_ORIGIN });
    return { to, reader: side, ...write({ ...told, claim }, facts) };
  };

export const claimMails = {
  claimFiled: mailTo('guest', claimFiled, ({ state }) => state === 'filed'),
  claimAccepted: mailTo('guest', claimAccepted, stands),
  // a host who has taken the offer has read it
  claimAnswered: mailTo('host', claimAnswered, (claim) => stands(claim) && !isTaken(claim)),
  claimUnanswered: mailTo('host', claimUnanswered, stands),
  claimDecided: mailTo('guest', claimDecided, stands),
  claimDecidedHost: mailTo('host', claimDecidedHost, stands),
  claimOfferTaken: mailTo('guest', claimOfferTaken, stands),
  claimWithdrawn: mailTo('guest', claimWithdrawn),
} as const;
