// The ledger: what a stay's money does is posted once, comes to nothing, and stays.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { jurisdictionOf } from '../../src/server/ledger/entries.rules';
import { postCharge, postPayout, postPayoutDue, postRefund, postRefundPaid, postStray } from '../../src/server/ledger/ledger.commands';
import { balanceOfBooking, sumTaxes } from '../../src/server/ledger/ledger.lookup';
import { transact } from '../../src/server/database/transact';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aDatabase, engines } from '../support/databases';

const at = new Date('2026-11-22T12:00:00Z');
const place = { province: 'BC', city: 'Whistler' };
const accounts = ['provider', 'points', 'host', 'payout', 'fee', 'tax', 'refund'] as const;
const lines = [
  { code: 'accommodation', label: 'Nights', type: 'host', cents: 60_000 },
  { code: 'service_fee', label: 'Our fee', type: 'platform', cents: 4800 },
  { code: 'tax.bc.pst', label: 'BC PST 8%', type: 'tax', cents: 4800, base_cents: 60_000 },
  { code: 'tax.bc.mrdt', label: 'MRDT 3%', type: 'tax', cents: 1800, base_cents: 60_000 },
  { code: 'points', label: '500 points', type: 'points', cents: -500 },
] as const;

test('a tax goes to the country, to its province, or to the town that has it', () => {
  expect(jurisdictionOf('tax.bc.gst', place)).toBe('Canada');
  expect(jurisdictionOf('tax.bc.pst', place)).toBe('BC');
  expect(jurisdictionOf('tax.bc.mrdt', place)).toBe('Whistler, BC');
  expect(jurisdictionOf('tax.qc.lodging_tax', { province: 'QC', city: 'Québec' })).toBe('QC');
});

describe.each(engines)('on %s', async (engine) => {
  const database = await aDatabase(engine);
  const { db } = database;
  afterAll(() => database.close());
  const aPosted = async () => {
    const property_id = await aProperty(db, await aPerson(db));
    return { property_id, booking_id: await aBooking(db, { property_id, guest: await aPerson(db) }), place };
  };
  const within = <T>(work: (trx: typeof db) => Promise<T>): Promise<T> => transact(db, work);
  const balances = async (booking_id: string): Promise<object> => {
    const sums = await Promise.all(accounts.map(async (account) => [account, await balanceOfBooking(db, booking_id, account)] as const));
    return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
  };

  test('a charge, a part of it back, and the rest to the host: every cent is somewhere', async () => {
    const booking = await aPosted();
    const [cause, due] = [`charge ${booking.booking_id}`, `due ${booking.booking_id}`];
    expect(await within((trx) => postCharge(trx, booking, { cause, at, lines }))).toBe(true);
    expect(await within((trx) => postCharge(trx, booking, { cause, at, lines }))).toBe(false);
    expect(await balances(booking.booking_id)).toEqual({ provider: 70_900, points: 500, host: -60_000, fee: -4800, tax: -6600 });
    const half = lines.map((line) => ({ ...line, cents: line.cents / 2, ...('base_cents' in line ? { base_cents: 30_000 } : {}) }));
    await within((trx) => postRefund(trx, booking, { cause: `refund ${booking.booking_id}`, at, lines: half }));
    expect(await balances(booking.booking_id)).toEqual({
      provider: 70_900,
      points: 250,
      host: -30_000,
      fee: -2400,
      tax: -3300,
      refund: -35_450,
    });
    await within((trx) => postRefundPaid(trx, booking, { cause: `given ${booking.booking_id}`, at, cents: 35_450 }));
    expect(await within((trx) => postPayoutDue(trx, booking, { cause: due, at, cents: 30_000 }))).toBe(true);
    expect(await within((trx) => postPayoutDue(trx, booking, { cause: due, at, cents: 30_000 }))).toBe(false);
    await within((trx) => postPayout(trx, booking, { cause: `payout ${booking.booking_id}`, at, cents: 30_000 }));
    expect(await balances(booking.booking_id)).toEqual({ provider: 5450, points: 250, fee: -2400, tax: -3300 });
    const { rows } = await sql<{ sum: number }>`select sum(base_cents) from ledger_entries e join ledger_postings p using (posting_id)
      where tax = 'tax.bc.pst' and booking_id = ${booking.booking_id}`.execute(db);
    expect(rows[0]?.sum).toBe(-30_000);
  });

  test('taxes of a period add up beyond what a row can hold', async () => {
    const [cents, base_cents, june] = [1_500_000_000, 2_000_000_000, new Date('2026-06-15T12:00:00Z')];
    const tax = { code: 'tax.bc.gst', label: 'GST 5%', type: 'tax', cents, base_cents } as const;
    for (const booking of [await aPosted(), await aPosted(), await aPosted()])
      await within((trx) => postCharge(trx, booking, { cause: `charge ${booking.booking_id}`, at: june, lines: [tax] }));
    const sums = { jurisdiction: 'Canada', tax: 'tax.bc.gst', label: 'GST 5%', refunded_cents: 0, passed_cents: 0 };
    expect(await sumTaxes(db, new Date('2026-06-01'), new Date('2026-07-01'))).toEqual([
      { ...sums, base_cents: 6_000_000_000, collected_cents: 4_500_000_000 },
    ]);
  });

  test('money for a stay that can no longer be had is owed back whole', async () => {
    const booking = await aPosted();
    await within((trx) => postStray(trx, booking, { cause: `stray ${booking.booking_id}`, at, cents: 900 }));
    expect(await balances(booking.booking_id)).toEqual({ provider: 900, refund: -900 });
  });

  test('the same cause posted many times at once is posted once', async () => {
    const booking = await aPosted();
    const cause = `charge ${booking.booking_id}`;
    const news = await Promise.all(Array.from({ length: 8 }, () => transact(db, (trx) => postCharge(trx, booking, { cause, at, lines }))));
    expect(news.filter(Boolean)).toHaveLength(1);
    expect(await balanceOfBooking(db, booking.booking_id, 'provider')).toBe(70_900);
  });

  test('the database refuses what does not come to nothing, and every change of what stands', async () => {
    const { property_id, booking_id } = await aPosted();
    const insert = (entries: readonly number[]) =>
      transact(db, async (trx) => {
        const posting_id = randomUUID();
        await trx
          .insertInto('ledger_postings')
          .values({ posting_id, cause: posting_id, kind: 'stray', property_id, booking_id, at })
          .execute();
        for (const [line, amount_cents] of entries.entries())
          await trx.insertInto('ledger_entries').values({ posting_id, line, account: 'provider', amount_cents }).execute();
      });
    await expect(insert([5, -4])).rejects.toThrow(/do not come to nothing/);
    await expect(insert([])).rejects.toThrow(/do not come to nothing/);
    await insert([5, -5]);
    const changes = ['update ledger_entries set amount_cents = 1', 'delete from ledger_postings', 'truncate ledger_entries'];
    for (const change of changes) await expect(sql.raw(change).execute(db)).rejects.toThrow(/stays/);
  });
});
