// The tables of the ledger: postings, and the entries that each is made of. Both only ever grow.
import { decision } from 'spec-to-app/declaration';
import { belongsTo, cents, id, instant, integer, nullable, oneOf, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { PaymentProvider } from '../checkout/payment.model';
import { BalanceMove, LedgerAccount, Posting } from './ledger.model';

export const storedPostings = stored('ledger_postings', {
  source: decision('section 16: price and tax rows are kept for years; none is ever changed'),
  says: 'What moved money, each cause once',
  of: Posting,
  columns: { property_id: nullable(id({ says: 'As bookings are, so that the two stay together' })) },
  unique: [['cause']],
});

export const storedEntries = stored('ledger_entries', {
  source: decision('section 2: double entries, so that no cent is lost; those of a posting come to nothing, which the database sees to'),
  says: 'The entries of the ledger, in cents of Canadian dollars',
  columns: {
    posting_id: belongsTo(Posting),
    line: integer({ min: 0, says: 'Its place among those of its posting' }),
    account: oneOf(LedgerAccount),
    amount_cents: cents({ says: 'Above zero as a debit, below as a credit' }),
    tax: nullable(text({ says: 'Of a tax: which one, as the lines of prices name it', example: 'tax.bc.pst' })),
    label: nullable(text({ says: 'Of a tax: as the guest read it', example: 'BC PST 8%' })),
    jurisdiction: nullable(text({ says: 'Of a tax: whom it goes to', example: 'Whistler, BC' })),
    base_cents: nullable(cents({ says: 'Of a tax: what it was computed on, with the sign of its entry' })),
  },
  key: ['posting_id', 'line'],
  checks: ['amount_cents <> 0', "(account = 'tax') = (tax is not null and label is not null and jurisdiction is not null)"],
});

export const storedMoves = stored('balance_moves', {
  source: decision('section 2: the books and the provider’s report of its balance are equal, move by move'),
  says: 'The moves of the money that lies for us at providers, until each is in the books and afterwards',
  of: BalanceMove,
  columns: { provider: oneOf(PaymentProvider), booked_at: nullable(instant({ says: 'When the books had it' })) },
  key: ['provider', 'move_id'],
});
