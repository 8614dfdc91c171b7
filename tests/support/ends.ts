// The end of things: whatever has not ended has a next step with a time, and in the end nothing is left that waits. Each is a sentence and the
// rows that break it.
import { sql } from 'kysely';
import { repeats } from '../../generated/jobs/jobs';
import type { Database } from '../../src/server/database/open';
import { breaches } from './agreement';

/** Whether a timer or a job is there, be it one that was given up: those are told to the operator each day. */
const isMinded = (job: string, fact: string, column: string) => sql`(
  exists (select from timers w where w.job = ${job} and w.facts ->> ${sql.lit(fact)} = ${sql.ref(column)}::text)
  or exists (select from jobs w where w.kind = 'job' and w.name = ${job} and w.facts ->> ${sql.lit(fact)} = ${sql.ref(column)}::text))`;

/** Things without a next step with a time, by a clock that is ahead of all others. */
export const unattended = (db: Database, now: Date): Promise<readonly string[]> =>
  breaches(db, {
    'what comes again by itself has its time': sql`
      select r.job from (values ${sql.join(Object.entries(repeats).map(([job, seconds]) => sql`(${job}::text, ${seconds}::int)`))}) r (job, seconds)
      left join timers t on t.key = r.job and t.due_at <= ${now}::timestamptz + make_interval(secs => r.seconds) where t.key is null`,
    'a request ends by itself': sql`
      select booking_id from bookings where status = 'pending' and not ${isMinded('bookingLifeExpire', 'booking_id', 'booking_id')}`,
    'a stay that waits for its payment ends by itself': sql`
      select booking_id from bookings where status = 'confirmed' and paid_at is null and pay_by is not null
        and not ${isMinded('bookingLifeLapse', 'booking_id', 'booking_id')}`,
    'a page for paying closes by itself': sql`
      select payment_id from payments where state = 'open' and not ${isMinded('closePayment', 'payment_id', 'payment_id')}`,
    'a paid stay earns its points by itself, unless its report or dispute is looked at': sql`
      select b.booking_id from bookings b join payments p on p.booking_id = b.booking_id and p.used and p.claim_id is null
      where status = 'confirmed' and guest_id is not null and reported_at is null and p.dispute is distinct from 'open' and p.dispute is distinct from 'lost'
        and not exists (select from points_entries e where e.booking_id = b.booking_id and e.kind = 'earn')
        and not ${isMinded('earnStayPoints', 'booking_id', 'b.booking_id')}
        and exists (select from ledger_entries e join ledger_postings l using (posting_id)
          where l.booking_id = b.booking_id and l.claim_id is null and l.kind in ('charge', 'refund') and e.account = 'host' having -sum(e.amount_cents) >= 1000)`,
    'a claim without an answer goes to the operator by itself': sql`
      select claim_id from claims where state = 'filed' and not ${isMinded('claimLifeLapse', 'claim_id', 'claim_id')}`,
    'a change that waits ends by itself': sql`
      select change_id from booking_changes where (state = 'proposed' and not ${isMinded('changeLifeExpire', 'change_id', 'change_id')})
        or (state = 'accepted' and not ${isMinded('changeLifeLapse', 'change_id', 'change_id')})`,
    'work that waits has a time': sql`select name from jobs where attempts_left > 0 and taken_until is null and due_at > now() + interval '1 day'`,
  });

/** Things that have not ended, though all have done what they had to. */
export const unended = (db: Database, now: Date): Promise<readonly string[]> =>
  breaches(db, {
    'each booking has ended, or was paid': sql`
      select booking_id, status from bookings where status = 'pending' or (status = 'confirmed' and paid_at is null and pay_by is not null)`,
    'the share of each paid stay has fallen due': sql`
      select booking_id from bookings where paid_at is not null and payment_method = 'card' and settled_at is null`,
    'each host is paid': sql`select payout_id from payouts where paid_at is null`,
    'each page for paying is closed': sql`select payment_id from payments where state = 'open'`,
    'each refund was given': sql`select refund_id, failed_at from refunds where returned_at is null`,
    'each dispute is decided, and somebody bears it': sql`
      select payment_id, dispute from payments where disputed_at is not null or dispute = 'open'
      union select booking_id, 'lies on disputed' from ledger_entries e join ledger_postings p using (posting_id)
        where account = 'disputed' group by booking_id having sum(amount_cents) <> 0`,
    'each report is decided': sql`select booking_id from bookings where reported_at is not null or host_reported_at is not null`,
    'each claim is let go, refused or paid': sql`select claim_id, state from claims where state not in ('withdrawn', 'refused', 'paid')`,
    'no work waits': sql`select kind, name from jobs`,
    'no time has passed unheard': sql`select key from timers where due_at < ${now}`,
    'each move of the balance is booked': sql`select kind, source_id from balance_moves where booked_at is null`,
    'the nightly comparison has just been made, and found nothing': sql`
      select kind, thing_id, ours_cents, theirs_cents from book_differences
      union all select 'none', 'was made', 0, 0 where not exists
        (select from book_comparisons where compared_at > ${now}::timestamptz - interval '2 days')`,
  });
