// A stay that was asked for, accepted and paid by card, with its nights, points and entries in the ledger.
import { postCharge } from '../../src/server/ledger/ledger.commands';
import { lockBooking } from '../../src/server/booking/booking.commands';
import { transact } from '../../src/server/database/transact';
import { spendPoints } from '../../src/server/points/points.commands';
import { priceAgreed } from '../../src/server/pricing/agreed.rules';
import { paidWith } from '../../src/server/pricing/points.rules';
import { aPayment } from './a-payment';
import type { TestServer } from './a-server';
import { aGuest, aHostedPlace, aRequest } from './a-stay-asked';

interface Plan {
  readonly policy?: 'flexible' | 'moderate' | 'firm' | 'strict';
  readonly points?: number;
  readonly checkin?: string;
  readonly checkout?: string;
  /** In yen, at a hundred to the dollar. */
  readonly inYen?: boolean;
  /** Where there is a place already. */
  readonly at?: Awaited<ReturnType<typeof aHostedPlace>>;
}

export const aPaidStay = async (server: TestServer, { policy = 'moderate', points = 0, inYen = false, at, ...dates }: Plan = {}) => {
  const { db } = server.database;
  const { host, property_id } = at ?? (await aHostedPlace(server, { cancellation_policy: policy }));
  const guest = await aGuest(server, points);
  const booking_id = await aRequest(server, { property_id, guest, points, ...dates });
  await server.ask(`PATCH /booking/${booking_id}/accept`, { token: host.token, body: {} });
  const { due } = await transact(db, async (trx) => {
    const booking = await lockBooking(trx, booking_id);
    if (!booking) throw new Error('no such booking');
    const price = paidWith(points, priceAgreed(booking.price));
    const posted = { booking_id, property_id, place: booking.price };
    await postCharge(trx, posted, { cause: `charge ${booking_id}`, at: server.now(), lines: price.lines });
    await spendPoints(trx, { booking_id, now: server.now() });
    return price;
  });
  await aPayment(db, booking_id, { cad_cents: due, ...(inYen ? { amount_cents: due, currency: 'JPY' } : { amount_cents: due }) });
  return { host, guest, property_id, booking_id };
};
