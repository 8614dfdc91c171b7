// Refunds of one booking know each other: what comes back is what was agreed, less what went back before, to the cent and line by line.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, CancelPreview } from '../../generated/model/entities';
import { utcDateOf } from '../../generated/model/wire';
import { agreedPrice } from '../../src/server/pricing/agreed.rules';
import { chargedPart, partsBack, type SumBack } from '../../src/server/pricing/charged.rules';
import { converted } from '../../src/server/pricing/money.rules';
import { backBeyond, type BookLine, partOf, partOnCard, refundOf, wholeRefund } from '../../src/server/pricing/refund.rules';
import { findPaymentOf } from '../../src/server/checkout/payment.lookup';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { chanceOf } from '../../src/demo/pictures/chance';
import { disagreements } from '../support/agreement';
import { aPaidStay } from '../support/a-paid-stay';
import { type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { operating } from '../support/an-operator';
import { engines } from '../support/databases';
import { seed } from '../support/seed';
import { everyDayAlike } from '../support/weekday-prices';

const begins = Date.parse('2027-02-12T23:00:00Z');
const day = 86_400_000;

const property = {
  province: 'BC',
  city: 'Whistler',
  base_cents: 20_000,
  ...everyDayAlike,
  cleaning_fee_cents: 9000,
  pet_fee_cents: 4000,
  extra_guest_cents: 1500,
  guests_included: 4,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
};
const agreed = agreedPrice(
  property,
  { checkin: '2027-02-12', checkout: '2027-02-15', adults: 2, children: 0, pets: 0, days_ahead: 41 },
  [],
);
const sum = (lines: readonly { readonly cents: number }[]): number => lines.reduce((all, { cents }) => all + cents, 0);
/** The books' lines after a charge, and what is left of them. */
const charged: readonly BookLine[] = [
  { code: 'host', label: 'host', type: 'host', cents: 69_000 },
  { code: 'fee', label: 'fee', type: 'platform', cents: 5520 },
  ...agreed.lines.filter(({ type }) => type === 'tax'),
];
const less = (lines: readonly BookLine[], back: readonly BookLine[]): readonly BookLine[] =>
  lines.map((line) => {
    const one = back.find(({ code }) => code === line.code);
    return { ...line, cents: line.cents - (one?.cents ?? 0), base_cents: (line.base_cents ?? 0) - (one?.base_cents ?? 0) };
  });

test('each refund of several charges in another currency is what was promised, to the cent, and all of it is all that was charged', () => {
  const chance = chanceOf(`promises ${seed}`);
  const all = (of: readonly number[]): number => of.reduce((one, more) => one + more, 0);
  for (let times = 0; times < 500; times += 1) {
    const rate = {
      currency: chance.pick(['USD', 'EUR', 'JPY'] as const),
      rate: chance.whole(400, 1400) / 1000,
      as_of: utcDateOf(0),
    } as const;
    let charges: { amount_cents: number; cad_cents: number; refunded_cents: number; refunded_cad_cents: number }[] = [];
    const left = () => ({
      cents: all(charges.map((one) => one.amount_cents - one.refunded_cents)),
      cad: all(charges.map((one) => one.cad_cents - one.refunded_cad_cents)),
    });
    const giveBack = (sum: SumBack): number => {
      const parts = partsBack(charges, sum);
      expect(all(parts.map((part) => part.cad_cents))).toBe(sum.cad_cents);
      charges = charges.map((charge) => {
        const part = parts.find((one) => one.charge === charge) ?? { amount_cents: 0, cad_cents: 0 };
        const refunded_cents = charge.refunded_cents + part.amount_cents;
        const after = { ...charge, refunded_cents, refunded_cad_cents: charge.refunded_cad_cents + part.cad_cents };
        expect(part.amount_cents).toBeGreaterThanOrEqual(0);
        expect(after.refunded_cents).toBeLessThanOrEqual(after.amount_cents);
        return after;
      });
      return all(parts.map((part) => part.amount_cents));
    };
    for (let change = 0; change < 5; change += 1) {
      // a price is shown line by line, so that its sum is some cents from what the rate makes of the whole
      const lines = Array.from({ length: 4 }, () => chance.whole(500, 40_000));
      const [due, total, was] = [all(lines.map((cents) => converted(cents, rate))), all(lines), left()];
      const [amount_cents, cad_cents] = [due - was.cents, total - was.cad];
      if (amount_cents > 0 && cad_cents > 0) charges = [...charges, { amount_cents, cad_cents, refunded_cents: 0, refunded_cad_cents: 0 }];
      else if (amount_cents < 0 && cad_cents < 0)
        expect(giveBack({ cad_cents: -cad_cents, promised_cents: -amount_cents })).toBe(-amount_cents);
    }
    // called off: a part as its preview shows it, and then the rest
    const of = (name: keyof (typeof charges)[number]): number => all(charges.map((one) => one[name]));
    const names = { refunded_cents: of('refunded_cents'), refunded_cad_cents: of('refunded_cad_cents') };
    const cad_cents = chance.whole(0, left().cad);
    const shown = chargedPart({ amount_cents: of('amount_cents'), cad_cents: of('cad_cents'), ...names }, cad_cents);
    expect(giveBack({ cad_cents })).toBe(shown);
    giveBack({ cad_cents: left().cad });
    expect(left()).toEqual({ cents: 0, cad: 0 });
  }
});

test('whatever went back before, what is kept at the end is what the policy keeps, line by line', () => {
  const chance = chanceOf(`refunds ${seed}`);
  const checkin = { checkin: utcDateOf(Date.parse('2027-02-12T00:00:00Z')), checkin_time: '16:00', timezone: 'America/Vancouver' };
  const booked = new Date('2027-01-02T12:00:00Z');
  for (let times = 0; times < 500; times += 1) {
    const policy = chance.pick(['flexible', 'moderate', 'firm', 'strict'] as const);
    const refund = refundOf({ agreed, policy, begins: checkin, booked }, new Date(begins - chance.whole(-3, 45) * day));
    const before = partOf(charged, chance.whole(1, 85_836));
    const left = less(charged, before);
    const more = backBeyond(left, agreed, refund);
    expect(sum(more)).toBe(Math.max(0, refund.total - sum(before)));
    if (more.length === 0) continue;
    const kept = less(left, more);
    expect(kept.find(({ code }) => code === 'host')?.cents).toBe(
      sum(refund.lines.filter(({ type }) => type === 'host').map(({ kept: cents }) => ({ cents }))),
    );
    for (const { code, kept: cents } of refund.lines.filter(({ type }) => type === 'tax'))
      expect(kept.find((line) => line.code === code)?.cents).toBe(cents);
  }
  expect(sum(backBeyond(less(charged, partOf(charged, 10_000)), agreed, wholeRefund(agreed)))).toBe(75_836);
});

test('a sum on the card brings its part of the points back beside it', () => {
  const lines: readonly BookLine[] = [...charged, { code: 'points', label: 'points', type: 'points', cents: -2500 }];
  const back = partOnCard(lines, 10_000);
  expect([sum(back), back.at(-1)?.cents]).toEqual([10_000, -299]);
  expect(partOnCard(lines, 83_336)).toEqual(lines);
  expect(sum(partOnCard(charged, 10_000))).toBe(10_000);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operating(() => server);
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const until = (moment: number) => server.later(moment - server.now().getTime());
  const pointsOf = async (one: Member): Promise<number> =>
    ((await server.ask('GET /user/points', { token: await back(one) })).body.data as { balance: number }).balance;
  const preview = async (booking_id: string, by: Member): Promise<CancelPreview> =>
    (await server.ask(`GET /booking/${booking_id}/cancel-preview`, { token: await back(by) })).body.data;
  const cancel = async (booking_id: string, by: Member) =>
    server.ask(`PATCH /booking/${booking_id}/cancel`, { token: await back(by), body: { cancel_reason: 'We cannot come' } });
  const refundedBefore = async ({ booking_id, guest }: { readonly booking_id: string; readonly guest: Member }, dollars: string) => {
    await server.ask(`POST /booking/${booking_id}/report`, { token: await back(guest), body: { message: 'No answer for days' } });
    expect(await run('refund', booking_id, dollars, 'For the trouble')).toContain('goes back to the card');
  };
  const refunded = async (booking_id: string) => (await findPaymentOf(server.database.db, booking_id))?.refunded_cad_cents;
  const kept = (booking_id: string) =>
    Promise.all((['host', 'fee', 'tax', 'refund'] as const).map((account) => balanceOfBooking(server.database.db, booking_id, account)));

  test('after a refund of 100 a cancellation gives back the rest: all of it by the host, the policy’s share by the guest', async () => {
    const [free, off, half, over] = [await aPaidStay(server), await aPaidStay(server), await aPaidStay(server), await aPaidStay(server)];
    for (const it of [free, off, half]) await refundedBefore(it, '100.00');
    await refundedBefore(over, '400.00');
    for (const [it, by] of [
      [free, free.guest],
      [off, off.host],
    ] as const) {
      expect(await preview(it.booking_id, by)).toMatchObject({ refund: { amount: '758.36 CAD' }, kept: { amount_cents: 0 } });
      expect((await cancel(it.booking_id, by)).body.data).toMatchObject({ status: 'cancelled', refund_cents: 85_836 });
      expect([await refunded(it.booking_id), await kept(it.booking_id)]).toEqual([85_836, [0, 0, 0, -85_836]]);
    }
    until(begins - 3 * day);
    // the decided example: 336.40 in all
    const said = await preview(half.booking_id, half.guest);
    expect(said).toMatchObject({ refund: { amount: '236.40 CAD' }, refund_cad: { amount: '236.40 CAD' }, kept: { amount: '521.96 CAD' } });
    expect(said.lines.at(-1)).toMatchObject({ label: 'Refunded earlier', amount: { amount: '-100.00 CAD' } });
    expect(said.lines.reduce((all, { amount }) => all + amount.amount_cents, 0)).toBe(23_640);
    const after = (await cancel(half.booking_id, half.guest)).body.data as BookingDetail;
    expect(after).toMatchObject({ refund_cents: 33_640, refund: { amount: '336.40 CAD' } });
    expect(await kept(half.booking_id)).toEqual([-40_000, -5520, -(3200 + 1200 + 2276), -33_640]);
    await server.settled();
    const told = ({ guest }: typeof half): string => server.mailTo(guest.email) ?? '';
    for (const it of [free, off]) expect(told(it)).toMatch(/ll be refunded \$758\.36 CAD\..*\$100\.00 CAD was refunded earlier/s);
    expect(told(off)).toContain('With the earlier refund, you get back everything you paid');
    expect(told(half)).toMatch(/ll be refunded \$236\.40 CAD\..*\$100\.00 CAD was refunded earlier/s);
    // more went back than the policy gives: it stays so
    expect(await preview(over.booking_id, over.guest)).toMatchObject({
      refund: { amount_cents: 0 },
      lines: [],
      kept: { amount: '458.36 CAD' },
    });
    expect((await cancel(over.booking_id, over.guest)).body.data).toMatchObject({ status: 'cancelled', refund_cents: 40_000 });
    expect(await refunded(over.booking_id)).toBe(40_000);
    await server.settled();
    expect(told(over)).toContain('s no further refund: $400.00 CAD was refunded earlier.');
    // no refund happens here: no provider is configured
    const found = await disagreements(server.database.db);
    expect(found.filter((sentence) => !sentence.startsWith('nobody waits for a refund'))).toEqual([]);
  });

  test('points come back in all as many as were spent, and a decision after a cancellation gives what is left', async () => {
    const dates = { checkin: '2027-04-12', checkout: '2027-04-15' };
    const all = await aPaidStay(server, { points: 2500, ...dates });
    const half = await aPaidStay(server, { points: 2500, ...dates });
    await refundedBefore(all, '100.00');
    await refundedBefore(half, '100.00');
    expect(await pointsOf(all.guest)).toBe(291);
    await cancel(all.booking_id, all.guest);
    expect([await pointsOf(all.guest), await refunded(all.booking_id)]).toEqual([2500, 83_336]);
    await server.settled();
    expect(server.mailTo(all.guest.email)).toContain('2,209 points are back in your balance.');
    until(begins + 56 * day);
    await cancel(half.booking_id, half.guest);
    // as without a refund before
    expect([await pointsOf(half.guest), await refunded(half.booking_id)]).toEqual([979, 32_661]);
    const found = await disagreements(server.database.db);
    expect(found.filter((sentence) => !sentence.startsWith('nobody waits for a refund'))).toEqual([]);
  });

  test('a decision says the points that it gives back', async () => {
    const it = await aPaidStay(server, { points: 2500, checkin: '2027-05-12', checkout: '2027-05-15' });
    await server.ask(`POST /booking/${it.booking_id}/report`, { token: await back(it.guest), body: { message: 'No answer for days' } });
    expect(await run('refund', it.booking_id, '100.00', 'For the trouble')).toBe(
      'Resolved: $97.09 CAD goes back to the card, and 291 points.',
    );
    await server.settled();
    expect(server.mailTo(it.guest.email)).toContain('ll be refunded $97.09 CAD. 291 points are back in your balance.');
    expect(server.mailTo(it.host.email)).toMatch(/\w will be refunded \$97\.09 CAD\. .+ gets 291 points back\./);
  });

  test('the mails about a decision say what it gives back, and what that is with what went back before', async () => {
    const it = await aPaidStay(server, { checkin: '2027-06-12', checkout: '2027-06-15' });
    const report = async () =>
      server.ask(`POST /booking/${it.booking_id}/report`, { token: await back(it.guest), body: { message: 'No answer for days' } });
    await report();
    until(Date.parse('2027-06-12T23:00:00Z') - 3 * day);
    expect((await cancel(it.booking_id, it.guest)).body.data).toMatchObject({ refund_cents: 33_640 });
    await run('refund', it.booking_id, '50.00', 'For the trouble');
    await server.settled();
    for (const reader of [it.guest, it.host])
      expect(server.mailTo(reader.email)).toMatch(/be refunded \$50\.00 CAD\. With earlier refunds, that.+s \$386\.40 CAD in total/s);
  });
});
