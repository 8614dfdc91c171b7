// Where the money of the demo's stays lies: the ledger as the server would have written it, what hosts were paid, and to whom.
import { payoutHours } from '../../generated/model/constants';
import type { PostingKind } from '../../generated/model/values';
import { HOUR } from '../../generated/model/dates';
import { momentAt } from '../../generated/rules/runtime';
import type { NewRow } from '../../generated/tables/tables';
import { type Entry, entriesOf, type LedgerLine } from '../server/ledger/entries.rules';
import type { Booked } from './booking-rows';
import { payeeRow } from './payees';
import type { Person } from './people';
import { chanceOf } from './pictures/chance';
import { idOf } from './seed';

interface Posted {
  readonly posting: NewRow<'ledger_postings'>;
  readonly entries: readonly NewRow<'ledger_entries'>[];
}
type What = readonly [kind: PostingKind, cause: string, at: Date, entries: readonly Entry[]];

const postedOf = ({ booking: { booking_id, property_id } }: Booked, [kind, cause, at, entries]: What): Posted => {
  const posting_id = idOf(`posting ${cause}`);
  const some = entries.filter(({ amount_cents }) => amount_cents !== 0);
  return {
    posting: { posting_id, cause, kind, booking_id, property_id, at },
    entries: some.map((entry, line) => ({ posting_id, line, ...entry })),
  };
};

const movedBetween = (from: Entry['account'], to: Entry['account'], cents: number): readonly Entry[] => [
  { account: to, amount_cents: cents },
  { account: from, amount_cents: -cents },
];
const minus = (lines: readonly LedgerLine[]): readonly LedgerLine[] =>
  lines.map((line) => ({ ...line, cents: -line.cents, base_cents: -(line.base_cents ?? 0) }));
const hostPart = (lines: readonly LedgerLine[]): number =>
  lines.filter(({ type }) => type === 'host').reduce((sum, { cents }) => sum + cents, 0);

/** A stay's money until now: its payout where its host has been paid. */
export interface StayMoney {
  readonly posted: readonly Posted[];
  readonly payout: NewRow<'payouts'> | undefined;
  readonly settled_at: Date | null;
}

export const moneyOf = (booked: Booked, now: Date): StayMoney => {
  const { booking, plan, agreed, refund, closed } = booked;
  const { booking_id, property_id, paid_at } = booking;
  if (!paid_at) return { posted: [], payout: undefined, settled_at: null };
  const whats: What[] = [['charge', `charge ${booking_id}`, new Date(paid_at), entriesOf(agreed.lines, agreed, 'provider')]];
  if (refund && closed && refund.total > 0) {
    whats.push(['refund', `refund ${plan.stage} ${booking_id}`, closed, entriesOf(minus(refund.lines), agreed, 'refund')]);
    whats.push(['refund_paid', `refund paid ${booking_id}`, closed, movedBetween('provider', 'refund', refund.total)]);
  }
  const { timezone, checkin_time = '16:00' } = plan.listing.row;
  const due_at = new Date(momentAt(plan.checkin, checkin_time, timezone) + payoutHours * HOUR);
  const cents = hostPart(agreed.lines) - hostPart(refund?.lines ?? []);
  const isDue = due_at.getTime() <= now.getTime();
  if (isDue && cents > 0) {
    whats.push(['payout_due', `payout due ${booking_id}`, due_at, movedBetween('payout', 'host', cents)]);
    whats.push(['payout', `payout ${booking_id}`, due_at, movedBetween('provider', 'payout', cents)]);
  }
  const payout = { payout_id: idOf(`payout ${plan.seed}`), property_id, booking_id, profile_id: plan.listing.row.profile_id, cents };
  return {
    posted: whats.map((what) => postedOf(booked, what)),
    payout: isDue && cents > 0 ? { ...payout, due_at, paid_at: due_at, paid_to: 'sandbox' } : undefined,
    settled_at: isDue ? due_at : null,
  };
};

/** Hosts as the demo's provider knows them: one has told it half of it. */
export const payeesOf = (hosts: readonly Person[], { now, unfinished }: { readonly now: Date; readonly unfinished: Person }) =>
  hosts.map(({ profile_id }) => {
    const account_id = `payee-${profile_id}`;
    const state = profile_id === unfinished.profile_id ? ('wanted' as const) : ('ready' as const);
    const row: NewRow<'payees'> = { profile_id, provider: 'sandbox', account_id, state, asked_at: now };
    return { row, record: payeeRow({ account_id, state, sent: {} }, now.getTime()) };
  });

/** The payee: made up. */
export const accountOf = ({ profile_id, first_name, last_name }: Person, now: Date): NewRow<'payout_accounts'> => {
  const chance = chanceOf(`payout account ${profile_id}`);
  const digits = (many: number): string => Array.from({ length: many }, () => chance.whole(0, 9)).join('');
  return {
    profile_id,
    kind: 'person',
    legal_name: `${first_name} ${last_name}`,
    birth_date: '1980-05-17',
    company_number: null,
    address: `${chance.whole(1, 400)} Water Street`,
    city: 'St. John’s',
    province: 'NL',
    postal_code: 'A1C 1A1',
    tax_number: digits(9),
    gst_number: null,
    qst_number: null,
    saved_at: now,
  };
};
