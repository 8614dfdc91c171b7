// The ledger of money: where each cent that passes through us lies, and what moved it there.
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { entity, shape } from 'spec-to-app/entity';
import { belongsTo, cents, id, instant, nullable, oneOf, text } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';

export const LedgerAccount = values({
  source: decision('section 2: guests’ money is held by us through the payment provider, and paid out to hosts'),
  says: 'Where money lies. A sum above zero is what we have or have spent; one below is what we owe or have earned',
  items: {
    provider: { label: 'At the payment provider', says: 'What guests paid, until it goes back or to a host' },
    points: { label: 'Points', says: 'What points paid in place of a guest: our expense' },
    host: { label: 'Hosts', says: 'What hosts get once their guests have come' },
    payout: { label: 'Payouts due', says: 'What hosts get now' },
    fee: { label: 'Our fee', says: 'What {product} earns' },
    tax: { label: 'Taxes', says: 'What goes to the tax offices, each tax by itself' },
    refund: { label: 'Refunds due', says: 'What guests get back' },
    sent: { label: 'Refunds on their way', says: 'What the payment provider has taken for guests, and not confirmed yet' },
    bank: { label: 'At our bank', says: 'What the payment provider passed on to our bank, less what was paid from there' },
    by_hand: {
      label: 'Moved by hand',
      says: 'What was sent to hosts on the provider’s own page, or taken back from them beyond what they owed',
    },
    disputed: {
      label: 'Held by banks',
      says: 'What a card’s bank took back: until it has decided, and of a loss until the operator has said who bears it',
    },
    dispute_fee: { label: 'Fees of disputes', says: 'What the payment provider takes for a dispute: our expense' },
    loss: { label: 'Our losses', says: 'What we bear of payments that banks took back, and of refunds that went back twice' },
    provider_fee: { label: 'Fees of the provider', says: 'What the payment provider takes for its work: our expense' },
    exchange: { label: 'Exchange', says: 'What changing money cost beyond the price, or brought' },
    elsewhere: { label: 'Of no stay', says: 'What moved at the provider for nothing that was done here' },
    debt: { label: 'Owed by hosts', says: 'What hosts were paid for stays whose guests got it back since; later payouts make up for it' },
  },
});

export const PostingKind = values({
  source: decision('section 2: every move of money is a posting that stays'),
  says: 'What moved money',
  items: {
    charge: { label: 'Charge', says: 'A guest paid for a stay' },
    claim_charge: { label: 'Claim paid', says: 'A guest paid for a claim: all of it is the host’s' },
    stray: { label: 'Unexpected payment', says: 'Money came for a stay that could no longer be had' },
    refund: { label: 'Refund', says: 'A part of a charge, or all of it, is owed back' },
    refund_paid: { label: 'Refund sent', says: 'The payment provider gave it back' },
    refund_failed: { label: 'Refund failed', says: 'A refund could not reach its card: the payment provider has the money again' },
    payout_due: { label: 'Payout due', says: 'A stay has begun: its host is paid next' },
    payout: { label: 'Payout', says: 'A host was paid' },
    tax_passed: { label: 'Tax passed on', says: 'A tax goes to a registered host, who hands it on to the tax office' },
    refund_sent: { label: 'Refund on its way', says: 'The payment provider has taken a refund, and not confirmed yet that it was given' },
    dispute_opened: { label: 'Dispute opened', says: 'A card’s bank took a payment back while it decides, and the provider a fee' },
    dispute_won: { label: 'Dispute won', says: 'The bank gave back what it took' },
    dispute_lost: {
      label: 'Dispute lost',
      says: 'What the bank took is borne: by a refund that was owed anyhow, by the host as a refund, or by us',
    },
    given_twice: {
      label: 'Given back twice',
      says: 'More went back than was charged, by our bank and by the payment provider: we bear it',
    },
    transfer_reversed: { label: 'Payout taken back', says: 'The payment provider took back from a host what was sent' },
    passed_on: { label: 'Passed on', says: 'The payment provider passed money on to our bank, or took it back' },
    provider_fee: { label: 'Fee', says: 'The payment provider took a fee, or gave one back' },
    exchange: { label: 'Exchange', says: 'Money in another currency was changed for more or less than the price' },
    elsewhere: { label: 'Of no stay', says: 'Money moved at the provider for nothing that was done here' },
    debt: { label: 'Host’s debt', says: 'A host was paid before, and the guest got it back' },
    debt_taken: { label: 'Debt made up for', says: 'A payout made up for what its host owed' },
  },
});

export const Posting = entity({
  source: decision('section 2: every move of money is a posting that stays'),
  called: 'posting',
  says: 'One move of money between accounts; its entries come to nothing',
  key: 'posting_id',
  fields: {
    posting_id: id(),
    cause: text({ says: 'What it follows from; a cause that comes twice is posted once', example: 'charge HX7K2M' }),
    kind: oneOf(PostingKind),
    booking_id: nullable(belongsTo(Booking, { says: 'None where money moved for no stay, such as to our bank' })),
    claim_id: nullable(id({ says: 'The claim that money moved for; none where it was for the stay' })),
    source: nullable(text({ says: 'The provider’s id of the charge, refund or dispute that it books' })),
    at: instant(),
  },
});

const balance = decision('section 2: the books and the provider’s report of its balance are equal, move by move');
export const BalanceKind = values({
  source: balance,
  says: 'What moved the money that lies for us at the payment provider',
  items: {
    charge: { label: 'Charge' },
    refund: { label: 'Refund' },
    refund_failed: { label: 'Refund that failed' },
    dispute: { label: 'Dispute' },
    dispute_won: { label: 'Dispute won' },
    transfer: { label: 'Transfer to a host' },
    transfer_reversed: { label: 'Transfer taken back' },
    payout: { label: 'Payout to our bank' },
    fee: { label: 'Fee' },
    other: { label: 'Other' },
  },
});

export const BalanceMove = shape({
  source: balance,
  called: 'move of the balance',
  says: 'A move of the money that lies for us at the provider, as the provider reports it; all together are its balance',
  fields: {
    move_id: text({ says: 'The provider’s' }),
    kind: oneOf(BalanceKind),
    source_id: nullable(text({ says: 'The provider’s id of the charge, refund, dispute, transfer or reversal that moved it' })),
    charge_id: nullable(text({ says: 'Of a charge, a refund or a dispute: the charge, as payments name it' })),
    transfer_id: nullable(text({ says: 'Of a transfer or a reversal: the transfer' })),
    payout_id: nullable(text({ says: 'Of a transfer: the payout that it was sent for' })),
    amount_cents: cents({ says: 'In the smallest unit of its currency, above zero where money came; fees apart' }),
    fee_cents: cents({ says: 'The provider’s fee; below zero where one came back' }),
    currency: text({ says: 'That of the balance', example: 'CAD' }),
    own_cents: cents({ says: 'The same before it was changed into the currency of the balance, with its sign' }),
    own_currency: text({ says: 'That of the charge, refund or dispute', example: 'USD' }),
    at: instant(),
  },
});
