// Lives of payments at Stripe by chance: paid in two currencies, refunded by us and there, failing afterwards, disputed, paid out and taken
// back, told of late, twice or never, and decided on.
import { chanceOf } from '../../src/demo/pictures/chance';
import type { PaidByStripe, paidByStripe } from './a-payee';
import { aHostedPlace } from './a-stay-asked';
import type { StripeEvent } from './a-stripe';
import { type paidOnPage, stripeSecret as secret } from './a-stripe-stay';

const hour = 3_600_000;
const day = 24 * hour;

export interface StripeLifeOptions extends PaidByStripe {
  readonly it: ReturnType<typeof paidByStripe> & ReturnType<typeof paidOnPage>;
}

/** Makes what happens to payments; each step is one act, and some time. */
export const livingAtStripe = (seed: string, { server, stripe, it }: StripeLifeOptions) => {
  const { db } = server.database;
  const chance = chanceOf(seed);
  type Life = Awaited<ReturnType<typeof it.paid>>;
  type Place = Awaited<ReturnType<typeof aHostedPlace>> & { begins: number };
  const lives: Life[] = [];
  const places: Place[] = [];
  const refunds: string[] = [];
  const disputes: string[] = [];
  const late: StripeEvent[] = [];
  const any = <T>(from: readonly T[]): T | undefined => from[chance.whole(0, from.length - 1)];
  const dollars = (cents: number): string => (cents / 100).toFixed(2);

  /** News come at once, twice, late or never. */
  const told = async (event: StripeEvent): Promise<void> => {
    const times = chance.pick([1, 1, 1, 2, 0]);
    for (let time = 0; time < times; time += 1) await it.tell(event.news);
    if (chance.in(0.3)) late.push(event);
  };
  const begin = async (): Promise<void> => {
    if (places.length < 5) {
      const place = await aHostedPlace(server, { instant_book: true });
      places.push({ ...place, begins: 0 });
      await it.known(place.host, 'ready');
      await it.standing(place.host);
    }
    const at = any(places);
    if (!at) return;
    at.begins = Math.max(at.begins + 4 * day, server.now().getTime() + chance.whole(2, 9) * day);
    const dayOf = (more: number): string => new Date(at.begins + more * day).toISOString().slice(0, 10);
    const nights = chance.whole(1, 3);
    lives.push(await it.paid({ at, currency: chance.pick(['CAD', 'CAD', 'USD']), checkin: dayOf(0), checkout: dayOf(nights) }));
  };
  const cancel = async ({ guest, host, booking_id }: Life): Promise<unknown> =>
    it.as(chance.pick([guest, host]), `PATCH /booking/${booking_id}/cancel`, { cancel_reason: 'We cannot come' });
  const reported = async ({ guest, booking_id }: Life): Promise<unknown> => {
    await it.as(guest, `POST /booking/${booking_id}/report`, { message: 'There was no heating' });
    return it.run('refund', booking_id, dollars(chance.whole(1, 90_000)), 'For the cold');
  };
  const chargeOf = ({ charge }: Life) =>
    db.selectFrom('payments').select('amount_cents').where('charge_id', '=', charge).executeTakeFirst();
  const refundThere = async (life: Life): Promise<void> => {
    const { amount_cents = 1 } = (await chargeOf(life)) ?? {};
    const left = amount_cents - (stripe.returned()[life.charge] ?? 0);
    if (left < 100 || stripe.isDisputed(life.charge)) return;
    const amount = chance.in(0.3) ? left : chance.whole(100, left);
    const event = stripe.refundByHand(life.charge, { amount, status: chance.pick(['succeeded', 'pending']) }, secret);
    refunds.push(event.id);
    await told(event);
  };
  const refundEnds = async (): Promise<void> => {
    const at = chance.whole(0, refunds.length - 1);
    const [id] = refunds.splice(at, 1);
    if (id !== undefined) await told(stripe.refundIs(id, chance.pick(['succeeded', 'failed']), secret));
  };
  const dispute = async (life: Life): Promise<void> => {
    const { amount_cents = 1 } = (await chargeOf(life)) ?? {};
    const left = amount_cents - (stripe.returned()[life.charge] ?? 0);
    if (left < 100 || stripe.isDisputed(life.charge)) return;
    const event = stripe.dispute(life.charge, { amount: chance.in(0.6) ? left : chance.whole(100, left) }, secret);
    disputes.push(event.id);
    await told(event);
  };
  const disputeEnds = async (): Promise<void> => {
    const [id] = disputes.splice(chance.whole(0, disputes.length - 1), 1);
    if (id !== undefined) await told(stripe.endDispute(id, chance.pick(['won', 'lost']), secret));
  };
  const decide = ({ booking_id }: Life) => it.run('dispute', booking_id, chance.pick(['host', 'us']), 'So it was');
  const tryAgain = async (): Promise<void> => {
    const failed = await db
      .selectFrom('refunds')
      .select('refund_id')
      .where('failed_at', 'is not', null)
      .orderBy('owed_at')
      .executeTakeFirst();
    if (failed) await it.run(chance.pick(['refund-again', 'refund-paid']), failed.refund_id, 'It is time');
  };
  const takeBack = (): void => {
    const sent = any(stripe.connect.transfers());
    const left = sent ? sent.amount - sent.amount_reversed : 0;
    if (sent && left > 0) stripe.connect.reverse(sent.id, chance.whole(1, left));
  };
  const atStripe = (): void => {
    chance.pick([
      () => stripe.takeFee(chance.whole(1, 500)),
      () => stripe.payOut(chance.whole(1, 50_000)),
      () => stripe.setRate('usd', chance.between(1.3, 1.5)),
    ])();
  };
  const tellLate = async (): Promise<void> => {
    const [event] = late.splice(chance.whole(0, late.length - 1), 1);
    if (event) await it.tell(event.news);
  };
  const acts: readonly ((life: Life) => unknown)[] = [
    cancel,
    reported,
    refundThere,
    refundThere,
    refundEnds,
    dispute,
    dispute,
    disputeEnds,
    disputeEnds,
    decide,
    decide,
    tryAgain,
    atStripe,
    takeBack,
    takeBack,
    tellLate,
  ];
  const pass = async (): Promise<void> => {
    server.later(chance.whole(1, chance.pick([1, 10, 60])) * hour);
    await server.settled();
  };
  return {
    lives,
    async live(count: number): Promise<void> {
      while (lives.length < count) {
        await begin();
        for (let act = 0; act < 3; act += 1) {
          const life = chance.in(0.5) ? lives.at(-1) : any(lives);
          if (life) await any(acts)?.(life);
        }
        if (chance.in(0.4)) await pass();
      }
    },
    /** Until everything has come to its end. */
    async end(): Promise<void> {
      for (let time = 0; time < 12; time += 1) {
        server.later(day);
        await server.settled();
        if (time < 6) takeBack();
      }
    },
  };
};
