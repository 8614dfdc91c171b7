// A host's claim after a stay, as its two sides read it.
import { messageMax } from '../booking/limits.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { cents, flag, id, instant, integer, like, list, longText, nullable, oneOf } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';

const source = decision(
  'section 20: a host’s report of a stay that is over is a claim; the guest answers it, and the operator decides what is open',
);

export const claimMinCents = constant(100, { source, unit: 'cents', says: 'The smallest claim, in Canadian dollars' });
export const claimMaxDollars = constant(10_000, {
  source: decision('section 20: what is larger is for an insurer or a court'),
  unit: 'dollars',
  says: 'The largest claim, in Canadian dollars',
});
export const claimTextMin = constant(10, {
  source: decision('section 20: a guest is told what happened, not just what it costs'),
  unit: 'characters',
  says: 'The shortest account of what happened',
});
export const claimPhotosMax = constant(10, { source, says: 'The most pictures of a claim' });
export const claimAnswerDays = constant(7, { source, unit: 'days', says: 'How long a guest may take to answer a claim' });
export const claimKeptDays = constant(730, {
  source: decision('privacy law: kept as long as the two may go to court over it, and not longer'),
  unit: 'days',
  says: 'How long a claim and its pictures are kept once it is accepted, decided or withdrawn',
});

export const ClaimKind = values({
  source,
  says: 'What a host claims for',
  items: {
    damage: { label: 'Damage' },
    missing: { label: 'Missing item' },
    cleaning: { label: 'Extra cleaning' },
    other: { label: 'Other' },
  },
});
export const ClaimAnswer = values({
  source,
  says: 'What a guest answers to a claim',
  items: {
    accept: { label: 'I accept it', says: 'The guest owes the amount' },
    offer: { label: 'I’ll pay a part of it' },
    refuse: { label: 'I don’t agree' },
  },
});
export const ClaimState = values({
  source,
  says: 'The state of a claim',
  items: {
    filed: { label: 'Waiting for the guest', says: 'The guest has time to answer' },
    accepted: { label: 'Accepted', says: 'The guest owes the amount' },
    disputed: { label: 'Waiting for our decision', says: 'The guest does not agree, or offers a part' },
    // allow text/double-label: both wait for us, and the sentence beside each tells why
    unanswered: { label: 'Waiting for our decision', says: 'The guest did not answer in time' },
    upheld: { label: 'Decided for the host', says: 'The guest owes what was decided' },
    refused: { label: 'Decided for the guest', says: 'The guest owes nothing' },
    paid: { label: 'Paid', says: 'The guest has paid: by card through us, or the host directly' },
    withdrawn: { label: 'Withdrawn', says: 'The host has let it go; the guest owes nothing' },
  },
});

export const ClaimPhoto = shape({
  source,
  called: 'picture of a claim',
  says: 'One picture of a claim, without an address: it is asked for by a call, which only the two sides may make',
  fields: { photo_id: id(), width: integer({ min: 1 }), height: integer({ min: 1 }) },
});

const sum = { min: claimMinCents.value, max: claimMaxDollars.value * 100 };
export const ShownClaim = shape({
  source,
  called: 'claim as its sides read it',
  says: 'What a host claims after a stay, what the guest answers, and what was decided',
  fields: {
    kind: oneOf(ClaimKind),
    amount_cents: cents({ ...sum, says: 'What the host asks for, in Canadian cents, like the price that was agreed' }),
    message: nullable(longText({ says: 'What happened; nothing once its host has left' })),
    state: oneOf(ClaimState),
    filed_at: instant(),
    answer_by: instant({ says: 'Until when the guest may answer' }),
    answered_at: nullable(instant()),
    answer: nullable(longText({ max: messageMax.value, says: 'What the guest says to it' })),
    offered_cents: nullable(cents({ ...sum, says: 'The part that the guest offers' })),
    decided_at: nullable(instant()),
    decision: nullable(longText({ says: 'Why it was decided so' })),
    owed_cents: nullable(
      cents({ min: 1, max: claimMaxDollars.value * 100, says: 'What the guest owes: what was accepted, or what was decided' }),
    ),
    paid_at: nullable(instant({ says: 'When it was known that the guest had paid' })),
    paid_by_card: flag({ default: false, says: 'Through us; else to the host directly' }),
    withdrawn_at: nullable(instant({ says: 'When its host let it go' })),
    photos: list(like(ClaimPhoto), { max: claimPhotosMax.value }),
  },
});
