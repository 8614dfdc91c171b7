// A provider of payments that hangs delays nobody: its jobs wait in places of their own, and an owed refund has one job however long it waits. Without
// one nothing is paid.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../generated/model/dates';
import { oweRefund } from '../../src/server/checkout/payment.commands';
import { openQueue } from '../../src/server/jobs/queue';
import { inTransaction } from '../../src/server/request/context';
import { aMember } from '../support/a-member';
import { aPayment } from '../support/a-payment';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { stripeKeys } from '../support/a-stripe';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

/** It refuses all until it hangs. */
const aHangingServer = async () => {
  let [hangs, heard] = [false, 0];
  const server = createServer((_request, reply) => {
    if (hangs) heard += 1;
    else reply.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"type":"invalid_request_error"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    heard: () => heard,
    hang: () => (hangs = true),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

describe.each(engines)('on %s', (engine) => {
  test('mails and other jobs are done while five refunds hang, and each refund keeps one job', { timeout: limitMs(60) }, async () => {
    const hanging = await aHangingServer();
    const server = await aServer(engine, undefined, stripeKeys(hanging, 'whsec_test'));
    const { db } = server.database;
    await server.settled();
    const jobs = await openQueue(server.database);
    const context = { db, jobs, now: server.now() };
    for (let count = 0; count < 5; count += 1) {
      const booking_id = await aBooking(db, { property_id: await aProperty(db, await aPerson(db)), guest: await aPerson(db) });
      await aPayment(db, booking_id);
      await inTransaction(context, (tx) => oweRefund(tx, { booking_id, reason: 'cancelled', cad_cents: 100 }));
    }
    const { user_id, profile_id, email } = await aMember(db, { now: server.now() });
    const property_id = await aProperty(db, profile_id);
    await inTransaction(context, async ({ mail, job }) => {
      await mail('passwordChanged', { user_id });
      await job('replyFigures', { property_id });
    });
    await jobs.close();
    hanging.hang();
    const names = ['passwordChanged', 'refundBooking', 'replyFigures'];
    const waiting = async (): Promise<readonly string[]> =>
      (await db.selectFrom('jobs').select('name').where('name', 'in', names).where('attempts_left', '>', 0).execute()).map(
        ({ name }) => name,
      );
    const settling = server.settled();
    await expect.poll(waiting, { timeout: 4000 }).toEqual(Array(5).fill('refundBooking'));
    expect(server.mailsTo(email)).toHaveLength(1);
    await expect.poll(hanging.heard).toBe(3);
    hanging.close();
    await settling;
    server.later(6 * MINUTE);
    await server.settled();
    expect(await waiting()).toEqual(Array(5).fill('refundBooking'));
    await server.close();
  });
});

test('without a provider nothing is paid', async () => {
  const server = await aServer('PGlite');
  const { property_id } = await aHostedPlace(server, { instant_book: true });
  const guest = await aGuest(server);
  const booking_id = await aRequest(server, { property_id, guest });
  const body = { booking_id, success_path: '/stays', cancel_path: '/stays' };
  const { status, body: answer } = await server.ask('POST /checkout', { token: guest.token, body });
  expect([status, (answer as { error_code?: string }).error_code]).toEqual([503, 'checkout.payment_unavailable']);
  await server.close();
});
