// The mails about the money of claims: paid by card, given back, and disputed.
import type { Mails } from '../../../generated/jobs/jobs';
import { claimDisputedTexts } from '../../../generated/texts/sentences/claimDisputedTexts';
import { claimMailTexts } from '../../../generated/texts/sentences/claimMailTexts';
import { claimPaidTexts } from '../../../generated/texts/sentences/claimPaidTexts';
import { claimRefundedTexts } from '../../../generated/texts/sentences/claimRefundedTexts';
import { claimReturnedTexts } from '../../../generated/texts/sentences/claimReturnedTexts';
import { ClaimKind } from '../../../generated/model/values';
import { guestOf, stayCard, type Words } from '../booking/mail-words.lookup';
import { cadWords, mailTo, type Told, toBooking, toStay } from './mail-templates';

/** The kind of claim with what was paid for it. */
const paidWords = ({ claim }: Told): string =>
  claimMailTexts.claimed({ kind: ClaimKind[claim.kind].label, amount: cadWords(claim.owed_cents ?? 0) });
type Sum = Pick<Mails['claimReturned'], 'cad_cents'>;

export const claimPaid = (it: Told): Words => {
  const { subject, intro, ending } = claimPaidTexts;
  const { title, claim } = it;
  return {
    subject: subject({ title, amount: cadWords(claim.owed_cents ?? 0) }),
    paragraphs: [intro({ title }), stayCard(it), paidWords(it)],
    button: { ...toStay(it), ending },
  };
};

export const claimPaidHost = (it: Told): Words => {
  const { hostSubject, hostIntro, hostPayout } = claimPaidTexts;
  const { title, claim } = it;
  const about = { name: guestOf(it), title, amount: cadWords(claim.owed_cents ?? 0) };
  return {
    subject: hostSubject(about),
    paragraphs: [hostIntro(about), stayCard(it), paidWords(it), hostPayout],
    button: toBooking(it),
  };
};

export const claimReturned = (it: Told, { cad_cents }: Sum): Words => {
  const { subject, intro, back } = claimReturnedTexts;
  const amount = cadWords(cad_cents);
  return { subject: subject({ amount }), paragraphs: [intro({ title: it.title }), stayCard(it), back({ amount })], button: toStay(it) };
};

export const claimRefunded = (it: Told, { cad_cents }: Sum): Words => {
  const { subject, intro } = claimRefundedTexts;
  const about = { amount: cadWords(cad_cents), title: it.title };
  return {
    subject: subject(about),
    paragraphs: [intro(about), stayCard(it), claimReturnedTexts.back(about)],
    button: toStay(it),
  };
};

export const claimRefundedHost = (it: Told, { cad_cents }: Sum): Words => {
  const { hostSubject, hostIntro, hostEnding } = claimRefundedTexts;
  const about = { amount: cadWords(cad_cents), name: guestOf(it), title: it.title };
  return { subject: hostSubject(about), paragraphs: [hostIntro(about), stayCard(it), hostEnding], button: toBooking(it) };
};

export const claimDisputedHost = (it: Told): Words => {
  const { subject, intro, waits } = claimDisputedTexts;
  const { title } = it;
  return { subject: subject({ title }), paragraphs: [intro({ title }), stayCard(it), waits], button: toBooking(it) };
};

export const claimDisputeDecidedHost = (it: Told, { outcome, cad_cents }: Omit<Mails['claimDisputeDecidedHost'], 'booking_id'>): Words => {
  const { decidedSubject, decidedIntro, won, us, host, refund } = claimDisputedTexts;
  const { title } = it;
  const amount = cadWords(cad_cents);
  const said = { won, us: us({ amount }), host: host({ amount }), refund: refund({ amount }) };
  return { subject: decidedSubject({ title }), paragraphs: [decidedIntro({ title }), stayCard(it), said[outcome]], button: toBooking(it) };
};

export const claimMoneyMails = {
  claimPaid: mailTo('guest', claimPaid),
  claimPaidHost: mailTo('host', claimPaidHost),
  claimReturned: mailTo<Mails['claimReturned']>('guest', claimReturned),
  claimRefunded: mailTo<Mails['claimRefunded']>('guest', claimRefunded),
  claimRefundedHost: mailTo<Mails['claimRefundedHost']>('host', claimRefundedHost),
  claimDisputedHost: mailTo('host', claimDisputedHost),
  claimDisputeDecidedHost: mailTo<Mails['claimDisputeDecidedHost']>('host', claimDisputeDecidedHost),
} as const;
