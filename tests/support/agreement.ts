// The agreements between money, points and nights, whatever happened: each a sentence and the rows that break it.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/server/database/open';

const breaking = {
  'a posting comes to nothing': sql`
    select posting_id from ledger_entries group by posting_id having sum(amount_cents) <> 0`,
  'the ledger knows what lies at the provider': sql`
    with booked as (
      select p.booking_id, sum(e.amount_cents) as cents from ledger_entries e join ledger_postings p using (posting_id)
      where e.account in ('provider', 'sent', 'bank')
        and p.kind in ('charge', 'claim_charge', 'stray', 'refund_sent', 'refund_paid', 'refund_failed') group by 1),
    taken as (select booking_id, sum(cad_cents) as cents from payments where state = 'paid' group by 1),
    given as (select booking_id, sum(cad_cents) as cents from refunds
      where returned_at is not null and provider_id not like 'dispute-%' group by 1)
    select b.booking_id from bookings b left join booked using (booking_id) left join taken using (booking_id) left join given using (booking_id)
    where coalesce(booked.cents, 0) <> coalesce(taken.cents, 0) - coalesce(given.cents, 0)`,
  'nobody waits for a refund': sql`
    select p.booking_id from ledger_entries e join ledger_postings p using (posting_id)
    where e.account = 'refund' group by 1 having sum(e.amount_cents) <> 0
    union select booking_id from refunds where returned_at is null`,
  'what the provider took and gave back is what we know': sql`
    select id from stand_in_records s left join payments p on p.payment_id::text = s.id
    where s.kind = 'payment' and (
      (s.payload->>'standing' = 'paid') is distinct from (p.state = 'paid')
      or coalesce((select sum(value::int) from jsonb_each_text(s.payload->'refunds')), 0) is distinct from p.refunded_cents::bigint
      or coalesce((select sum(amount_cents) from refunds r where r.payment_id = p.payment_id), 0) is distinct from p.refunded_cents::bigint)`,
  'what waits for hosts is what is due in the ledger': sql`
    with due as (
      select p.booking_id, -sum(e.amount_cents) as cents from ledger_entries e join ledger_postings p using (posting_id)
      where e.account = 'payout' group by 1),
    waits as (select booking_id, sum(cents - withheld_cents) as cents from payouts where paid_at is null group by 1)
    select b.booking_id from bookings b left join due using (booking_id) left join waits using (booking_id)
    where coalesce(due.cents, 0) <> coalesce(waits.cents, 0)`,
  'a settled booking leaves nothing that its host has coming': sql`
    select p.booking_id from ledger_entries e join ledger_postings p using (posting_id) join bookings b using (booking_id)
    where e.account = 'host' and b.settled_at is not null group by 1 having sum(e.amount_cents) <> 0`,
  'what hosts owe is what the ledger says, and no more is withheld': sql`
    with ledger as (
      select o.profile_id, sum(e.amount_cents) as cents from ledger_entries e join ledger_postings p using (posting_id)
      join properties o using (property_id) where e.account = 'debt' group by 1),
    owed as (select profile_id, sum(cents) as cents from host_debts group by 1),
    withheld as (select profile_id, sum(withheld_cents) as cents from payouts group by 1)
    select profile_id from profiles left join ledger using (profile_id) left join owed using (profile_id) left join withheld using (profile_id)
    where coalesce(ledger.cents, 0) <> coalesce(owed.cents, 0) - coalesce(withheld.cents, 0) or coalesce(ledger.cents, 0) < 0`,
  'money that paid for nothing went back whole': sql`
    select payment_id from payments where state = 'paid' and not used and (refunded_cents <> amount_cents or refunded_cad_cents <> cad_cents)`,
  'no more goes back than was paid': sql`
    select payment_id from payments where refunded_cents > amount_cents or refunded_cad_cents > cad_cents`,
  'a booking paid by card has the one payment that paid it': sql`
    select b.booking_id from bookings b left join payments p on p.booking_id = b.booking_id and p.used and p.claim_id is null
      and p.change_id is null
    group by b.booking_id having (b.paid_at is not null and b.payment_method = 'card') <> (count(p.payment_id) = 1)`,
  'what a guest paid is the price, points and all': sql`
    select b.booking_id from bookings b join payments p on p.booking_id = b.booking_id and p.used and p.claim_id is null
    group by b.booking_id having sum(p.cad_cents) + b.points <> b.total_cents
      + coalesce((select sum(r.cad_cents) from refunds r where r.booking_id = b.booking_id and r.reason = 'changed'), 0)`,
  'a change that waits for its guest to pay has not taken effect, and one that was paid has': sql`
    select c.change_id from booking_changes c left join payments p on p.change_id = c.change_id and p.used
    group by c.change_id having count(p.payment_id) > 1 or (count(p.payment_id) = 1 and c.state <> 'done')
      or (c.held_id is not null and c.state <> 'accepted')`,
  'what comes back is what was said': sql`
    select b.booking_id from bookings b
    where b.status = 'cancelled' and b.payment_method = 'card' and b.paid_at is not null and b.reported_at is null
      and coalesce(b.refund_cents, 0) <> coalesce((select sum(r.cad_cents) from refunds r join payments p using (payment_id)
        where p.booking_id = b.booking_id and p.used and p.claim_id is null and r.reason not in ('given_twice', 'changed')), 0)`,
  'a claim paid by card has the one payment that paid it, and it was owed': sql`
    select c.claim_id from claims c left join payments p on p.claim_id = c.claim_id and p.used
    group by c.claim_id having c.paid_by_card <> (count(p.payment_id) = 1) or (c.paid_by_card and min(p.cad_cents) <> c.owed_cents)`,
  'a balance is the sum of its entries': sql`
    select profile_id from points_balances b
    where balance <> coalesce((select sum(points) from points_entries e where e.profile_id = b.profile_id), 0) or balance < 0`,
  'points are set aside for open bookings alone': sql`
    select b.booking_id from bookings b left join points_entries e on e.booking_id = b.booking_id and e.kind in ('hold', 'release')
    group by b.booking_id having -coalesce(sum(e.points), 0)
      <> case when b.status = 'pending' or (b.status = 'confirmed' and b.paid_at is null) then b.points else 0 end`,
  'points that were spent are those of a paid booking': sql`
    select b.booking_id from bookings b left join points_entries e on e.booking_id = b.booking_id and e.kind = 'spend'
    group by b.booking_id having -coalesce(sum(e.points), 0)
      <> case when b.paid_at is not null and b.payment_method = 'card' then b.points else 0 end`,
  'the ledger knows what points paid and got back': sql`
    with ledger as (
      select p.booking_id, sum(e.amount_cents) as cents from ledger_entries e join ledger_postings p using (posting_id)
      where e.account = 'points' group by 1),
    spent as (select booking_id, -sum(points) as points from points_entries
      where (kind = 'spend' or (kind = 'reverse' and points > 0)) and booking_id is not null group by 1)
    select b.booking_id from bookings b left join ledger using (booking_id) left join spent using (booking_id)
    where coalesce(ledger.cents, 0) <> coalesce(spent.points, 0)`,
  'nights are held for those who may come, and blocked where a host called off': sql`
    select b.booking_id from bookings b left join held_nights h on h.booking_id = b.booking_id
    where h.kind::text is distinct from case
      when b.status in ('pending', 'confirmed') then 'booking'
      when b.status = 'cancelled' and b.cancelled_by = 'host' then 'block' end
      or (h.kind = 'booking' and h.nights <> daterange(b.checkin, b.checkout))`,
  'nobody is waited for who had to come': sql`
    select booking_id from bookings where status = 'pending' or (status = 'confirmed' and paid_at is null and pay_by is not null)`,
  'every state has its event': sql`
    select b.booking_id from bookings b
    where b.status <> (select to_status from booking_events e where e.booking_id = b.booking_id order by at desc, event_id limit 1)
      and not exists (select 1 from booking_events e where e.booking_id = b.booking_id and e.to_status = b.status)`,
  'nothing was given up': sql`select name from jobs where attempts_left = 0`,
} as const;

/** Disagreements, as lines. */
export const breaches = async (db: Database, sentences: Readonly<Record<string, RawBuilder<unknown>>>): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [sentence, query] of Object.entries(sentences)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) found.push(`${sentence}: not so ${rows.length} times, such as ${JSON.stringify(rows[0])}`);
  }
  return found;
};
/** The disagreements; nothing where all agree. */
export const disagreements = (db: Database): Promise<readonly string[]> => breaches(db, breaking);
