// The ledger of money: where each cent that passes through us lies, and what moved it there.
import { Booking } from '../booking/booking.model';
import { decision } from '../language/declaration';
import { entity } from '../language/entity';
import { belongsTo, id, instant, oneOf, text } from '../language/shapes';
import { values } from '../language/values';

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
    debt: { label: 'Owed by hosts', says: 'What hosts were paid for stays whose guests got it back since; later payouts make up for it' },
  },
});

export const PostingKind = values({
  source: decision('section 2: every move of money is a posting that stays'),
  says: 'What moved money',
  items: {
    charge: { label: 'Charge', says: 'A guest paid for a stay' },
    stray: { label: 'Unexpected payment', says: 'Money came for a stay that could no longer be had' },
    refund: { label: 'Refund', says: 'A part of a charge, or all of it, is owed back' },
    refund_paid: { label: 'Refund sent', says: 'The payment provider gave it back' },
    refund_failed: { label: 'Refund failed', says: 'A refund could not reach its card: the payment provider has the money again' },
    payout_due: { label: 'Payout due', says: 'A stay has begun: its host is paid next' },
    payout: { label: 'Payout', says: 'A host was paid' },
    tax_passed: { label: 'Tax passed on', says: 'A tax goes to a registered host, who hands it on to the tax office' },
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
    booking_id: belongsTo(Booking),
    at: instant(),
  },
});
