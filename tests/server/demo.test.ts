// The demo: what it fills an empty database with, looked at as a guest, a host and the rules of the product would.
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewCommentMax, reviewCommentMin, reviewsForAverage, reviewWindowDays } from '../../generated/model/constants';
import type { TimeZone } from '../../generated/model/values';
import type { Clock, Instant, PlainDate } from '../../generated/model/wire';
import { dayOf } from '../../generated/model/dates';
import { momentAt } from '../../generated/rules/runtime';
import { type BookingDisplayStatusName, bookingDisplayStatusName } from '../../generated/rules/statuses';
import { passwordFits } from '../../src/server/account/passwords';
import { readConfig } from '../../src/server/config/config';
import { migrate } from '../../src/server/database/migrate';
import { migrations } from '../../src/server/database/migrations/all';
import { type OpenDatabase, openDatabase } from '../../src/server/database/open';
import { openDemo } from '../../src/demo/demo';
import { fillDemo } from '../../src/demo/fill';
import { demoAccounts } from '../../src/demo/accounts';

const now = new Date('2026-11-21T18:30:00Z');
let folder: string;
let opened: OpenDatabase;
const said: string[] = [];

const rows = async <Row>(query: string): Promise<readonly Row[]> => (await sql.raw<Row>(query).execute(opened.db)).rows;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tuckamore-demo-'));
  opened = await openDatabase({ DATA_DIR: folder });
  await migrate(opened.db, migrations);
  const since = performance.now();
  await fillDemo(opened.db, { now, report: (line) => said.push(line) });
  // measured, not asserted: machines differ
  process.stdout.write(`demo: ${said.join(', ')} in ${Math.round(performance.now() - since)} ms\n`);
});

afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

test('at least 150 places in all 13 provinces and territories are listed, and what hosts see of others too', async () => {
  const listed = await rows<{ province: string; n: number }>(
    "select province, count(*) n from properties where status = 'listed' group by province",
  );
  expect(listed.length).toBe(13);
  expect(listed.reduce((all, { n }) => all + n, 0)).toBeGreaterThanOrEqual(150);
  const others = await rows<{ status: string }>("select status from properties where status <> 'listed' order by status");
  expect(others.map(({ status }) => status)).toEqual(['draft', 'paused']);
});

describe('stays', () => {
  interface Row {
    readonly email: string;
    readonly host: string;
    readonly status: 'pending' | 'confirmed' | 'rejected' | 'cancelled' | 'expired';
    readonly checkin: PlainDate;
    readonly checkout: PlainDate;
    readonly checkin_time: Clock;
    readonly checkout_time: Clock;
    readonly timezone: TimeZone;
    readonly paid_at: Date | null;
  }
  let stays: readonly Row[];
  const shown = (it: Row): BookingDisplayStatusName =>
    bookingDisplayStatusName({
      booking: { ...it, paid_at: (it.paid_at?.toISOString() ?? null) as Instant | null },
      now: now.toISOString() as Instant,
    });
  beforeAll(async () => {
    stays = await rows<Row>(`
      select b.*, u.email, h.email as host from bookings b join properties p using (property_id)
      join profiles g on g.profile_id = b.guest_id join users u on u.user_id = g.user_id
      join profiles o on o.profile_id = p.profile_id join users h on h.user_id = o.user_id`);
  });
  const every: Readonly<Record<BookingDisplayStatusName, true>> = {
    pending: true,
    called_off: true,
    unconfirmed: true,
    payment_pending: true,
    arrives_tomorrow: true,
    checking_in: true,
    checking_out: true,
    hosting: true,
    completed: true,
    upcoming: true,
  };

  test.each([
    ['the guest', (it: Row) => it.email === 'guest@tuckamore.example'],
    ['the host', (it: Row) => it.host === 'host@tuckamore.example'],
  ])('%s to sign in as has one in every status and shown status', (_who, theirs) => {
    const own = stays.filter(theirs);
    expect(new Set(own.map(shown))).toEqual(new Set(Object.keys(every)));
    expect(new Set(own.map((it) => it.status))).toEqual(new Set(['pending', 'confirmed', 'rejected', 'cancelled', 'expired']));
  });

  test('hold their nights alone', async () => {
    const [overlaps] = await rows<{ n: number }>(
      'select count(*) n from held_nights a join held_nights b using (property_id) where a.held_id < b.held_id and a.nights && b.nights',
    );
    expect(overlaps?.n).toBe(0);
    const [unheld] = await rows<{ n: number }>(
      "select count(*) n from bookings b left join held_nights h using (booking_id) where (b.status in ('pending', 'confirmed')) <> (h.kind is not distinct from 'booking')",
    );
    expect(unheld?.n).toBe(0);
  });

  test('wait for what falls due: an answer, a payment, or what follows from a stay that was paid', async () => {
    const timers = await rows<{ job: string; n: number; wrong: number }>(
      `select t.job, count(*) n, count(*) filter (where t.due_at <= '${now.toISOString()}' or b.status <> case t.job when 'bookingLifeExpire' then 'pending' else 'confirmed' end
         or (b.paid_at is null) <> (t.job in ('bookingLifeExpire', 'bookingLifeLapse', 'remindToPay'))) wrong
       from timers t join bookings b on b.booking_id = (t.facts->>'booking_id')::uuid group by t.job order by t.job`,
    );
    expect(timers.map(({ job, wrong }) => [job, wrong])).toEqual([
      ['askForReview', 0],
      ['bookingLifeExpire', 0],
      ['bookingLifeLapse', 0],
      ['earnStayPoints', 0],
      ['remindOfReview', 0],
      ['remindToPay', 0],
      ['rewardSenders', 0],
      ['tellOfArrival', 0],
    ]);
    const [waiting] = await rows<{ n: number }>("select count(*) n from bookings where status = 'pending'");
    expect(timers.find(({ job }) => job === 'bookingLifeExpire')?.n).toBe(waiting?.n);
  });

  test('nobody stays at their own place, and requests are still open', async () => {
    const [own] = await rows<{ n: number }>(
      'select count(*) n from bookings b join properties p using (property_id) where b.guest_id = p.profile_id',
    );
    expect(own?.n).toBe(0);
    const waiting = await rows<{ reply_by: Date }>("select reply_by from bookings where status = 'pending'");
    for (const { reply_by } of waiting) expect(reply_by.getTime()).toBeGreaterThan(now.getTime());
  });

  test('nothing has happened in the future, and every move follows the one before', async () => {
    const events = await rows<{ booking_id: string; at: Date; from_status: string | null; to_status: string; status: string }>(
      'select e.*, b.status from booking_events e join bookings b using (booking_id) order by booking_id, at',
    );
    let before: (typeof events)[number] | undefined;
    for (const event of events) {
      expect(event.at.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(event.from_status).toBe(before?.booking_id === event.booking_id ? before.to_status : null);
      if (before && before.booking_id !== event.booking_id) expect(before.to_status).toBe(before.status);
      before = event;
    }
  });
});

describe('reviews', () => {
  test('are written within their window, by hundreds, and long enough', async () => {
    const all = await rows<{ comment: string; created_at: Date; checkout: string; checkout_time: string; timezone: string }>(
      'select r.comment, r.created_at, b.checkout, b.checkout_time, b.timezone from reviews r join bookings b using (booking_id)',
    );
    expect(all.length).toBeGreaterThanOrEqual(600);
    for (const it of all) {
      const end = momentAt(dayOf(it.checkout), it.checkout_time, it.timezone);
      expect(it.created_at.getTime()).toBeGreaterThanOrEqual(end);
      expect(it.created_at.getTime()).toBeLessThanOrEqual(Math.min(now.getTime(), end + reviewWindowDays * 86_400_000));
      expect(it.comment.length).toBeGreaterThanOrEqual(reviewCommentMin);
      expect(it.comment.length).toBeLessThanOrEqual(reviewCommentMax);
      expect(it.comment).not.toMatch(/[{}]/);
    }
  });

  test('make the average of their property, once there are enough', async () => {
    const all = await rows<{ rating: string | null; review_count: number; n: number; mean: string | null }>(
      'select p.rating, p.review_count, count(r.review_id) n, round(avg(r.rating), 2) mean from properties p left join reviews r using (property_id) group by p.property_id',
    );
    for (const it of all) {
      expect(it.review_count).toBe(it.n);
      expect(it.rating).toBe(it.n < reviewsForAverage ? null : it.mean);
    }
  });
});

test('the accounts to sign in with have the password that is told; nobody else has one', async () => {
  const users = await rows<{ email: string; password_hash: string; verified_at: Date | null }>(
    'select * from users where password_hash is not null',
  );
  expect(users.map((it) => it.email).toSorted()).toEqual(demoAccounts.accounts.map((it) => it.email).toSorted());
  expect(await passwordFits(demoAccounts.password, users[0]?.password_hash)).toBe(true);
  expect(users.filter((it) => it.verified_at === null).map((it) => it.email)).toEqual(['new@tuckamore.example']);
});

test('every currency has a rate for each of the last ten days', async () => {
  const rates = await rows<{ code: string; n: number }>('select code, count(*) n from currency_rates group by code order by code');
  expect(rates).toEqual(['AUD', 'EUR', 'GBP', 'JPY', 'USD'].map((code) => ({ code, n: 10 })));
});

test('filling twice changes nothing', async () => {
  const count = (): Promise<readonly unknown[]> =>
    rows(
      'select (select count(*) from users) users, (select count(*) from properties) properties, (select count(*) from bookings) bookings, (select count(*) from held_nights) held',
    );
  const before = await count();
  await (await openDemo(readConfig({ DEMO: 'true' }), opened.db)).seed(opened.db, {
    now: new Date(now.getTime() + 86_400_000),
    report: () => undefined,
  });
  expect(await count()).toEqual(before);
});

test('a request is answered, expires or is paid for within its time', async () => {
  const broken = await rows(
    `select booking_id from bookings b join booking_events e using (booking_id, property_id)
     where reply_by > b.created_at + interval '24 hours' or reply_by > (checkin + checkin_time::time) at time zone timezone
       or (e.event in ('accept', 'reject') and e.at > reply_by) or (e.event = 'expire' and e.at <> reply_by)
       or (e.event = 'pay' and e.at > pay_by) or (e.event = 'lapse' and e.at <> pay_by)`,
  );
  expect(broken).toEqual([]);
});

test('a guest who cancels gets back what the policy leaves, and everything when the host did', async () => {
  const found = await rows<{ cancelled_by: string; total_cents: number; refund_cents: number }>(
    `select cancelled_by, total_cents, refund_cents from bookings where status = 'cancelled' and paid_at is not null`,
  );
  const whole = found.filter(({ refund_cents, total_cents }) => refund_cents === total_cents);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ cancelled_by }) => cancelled_by === 'host').every((it) => whole.includes(it))).toBe(true);
  expect(found.filter((it) => it.cancelled_by === 'guest' && !whole.includes(it)).length).toBeGreaterThan(0);
  expect(found.every(({ refund_cents, total_cents }) => refund_cents >= 0 && refund_cents <= total_cents)).toBe(true);
  expect(await rows(`select 1 from bookings where refund_cents is not null and (status <> 'cancelled' or paid_at is null)`)).toEqual([]);
});

test('each stay that is over for a day has earned its points, and nothing else has', async () => {
  const wrong = await rows(
    `select b.booking_id from bookings b full join (select * from points_entries where reward is null) p on p.booking_id = b.booking_id and p.kind = 'earn'
     where coalesce(p.points, 0) <> case when b.status = 'confirmed'
       and (b.checkout + b.checkout_time::time) at time zone b.timezone <= timestamptz '${now.toISOString()}' - interval '24 hours'
       then floor(b.host_subtotal_cents * 2 / 100) else 0 end
       or p.profile_id <> b.guest_id`,
  );
  expect(wrong).toEqual([]);
  const [guest] = await rows<{ sum: number }>(
    `select sum(points) from points_entries join profiles using (profile_id) join users using (user_id) where email = 'guest@tuckamore.example'`,
  );
  expect(guest?.sum).toBeGreaterThan(1000);
});

test('the money of every paid stay is in the books: with its host once the stay has begun, back where it was called off', async () => {
  const found = await rows<{
    booking_id: string;
    paid: boolean;
    begun: boolean;
    host: number;
    provider: number;
    owed: number;
    refund: number;
  }>(`
    select b.booking_id, b.paid_at is not null as paid, b.settled_at is not null as begun,
      coalesce(sum(e.amount_cents) filter (where e.account = 'host'), 0) as host,
      coalesce(sum(e.amount_cents) filter (where e.account = 'provider' and p.kind = 'charge'), 0) as provider,
      coalesce(sum(e.amount_cents) filter (where e.account in ('refund', 'payout')), 0) as owed,
      coalesce(sum(e.amount_cents) filter (where e.account = 'refund' and p.kind = 'refund_paid'), 0) - coalesce(b.refund_cents, 0) as refund
    from bookings b left join ledger_postings p using (booking_id) left join ledger_entries e using (posting_id)
    group by b.booking_id`);
  const totals = new Map(
    (await rows<{ booking_id: string; total_cents: number }>('select booking_id, total_cents from bookings')).map((it) => [
      it.booking_id,
      it.total_cents,
    ]),
  );
  const wrong = found.filter(
    ({ booking_id, paid, begun, host, provider, owed, refund }) =>
      provider !== (paid ? totals.get(booking_id) : 0) || owed !== 0 || refund !== 0 || (begun && host !== 0),
  );
  expect(wrong).toEqual([]);
  const [sums] = await rows<{ paid: number; accounts: number; hosts: number }>(`
    select (select count(*) from payouts where paid_at is not null) as paid, (select count(*) from payout_accounts) as accounts,
      (select count(distinct profile_id) from payouts) as hosts`);
  expect([(sums?.paid ?? 0) > 500, (sums?.accounts ?? 0) >= (sums?.hosts ?? 0)]).toEqual([true, true]);
});

test('what a place says of its host’s answers is how they answered', async () => {
  const wrong = await rows(
    `with asked as (
       select p.profile_id, count(*) filter (where e.event in ('accept', 'reject')) as answered, count(*) as decided
       from booking_events e join properties p using (property_id) where e.event in ('accept', 'reject', 'expire') group by 1
     )
     select p.property_id from properties p left join asked a using (profile_id)
     where p.reply_rate_percent is distinct from case when coalesce(decided, 0) >= 3 then round(100.0 * answered / decided) end`,
  );
  expect(wrong).toEqual([]);
});

test('every stay that was paid has its payment, which the sandbox knows and can give back what is left of', async () => {
  const wrong = await rows(
    `select b.reference from bookings b left join payments p on p.used and p.payment_id::text = b.confirmation_id
       left join stand_in_records s on s.kind = 'payment' and s.id = b.confirmation_id and s.payload->>'standing' = 'paid'
     where b.paid_at is not null and (p.cad_cents is distinct from b.total_cents or s.id is null
       or p.refunded_cad_cents <> coalesce(b.refund_cents, 0)
       or p.refunded_cents <> coalesce((select sum(value::integer) from jsonb_each_text(s.payload->'refunds')), 0))`,
  );
  expect(wrong).toEqual([]);
});
