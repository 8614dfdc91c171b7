// How long a log-in and a password reset take for known and unknown addresses: `npm run bench:account`.
import { aMember } from '../../support/a-member';
import { aServer } from '../../support/a-server';
import { engines } from '../../support/databases';

const times = 60;
const quantile = (numbers: readonly number[], part: number): string =>
  (numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * part)] ?? Number.NaN).toFixed(2).padStart(8);

for (const engine of engines) {
  const now = new Date('2026-11-21T12:00:00Z');
  const server = await aServer(engine, now);
  const { email } = await aMember(server.database.db, { now });
  const reset_link = 'http://localhost:3000/reset';
  const timed = async (call: string, body: object, from: string): Promise<number> => {
    const since = performance.now();
    await server.ask(call, { body, from });
    const took = performance.now() - since;
    await server.settled();
    return took;
  };
  const took: Record<string, number[]> = {};
  for (let at = 0; at < times; at += 1)
    for (const [who, address] of [
      ['known', email],
      ['unknown', `nobody-${at}@example.ca`],
    ] as const) {
      const from = `10.${who === 'known' ? 1 : 2}.0.${at}`;
      (took[`log-in, ${who}`] ??= []).push(await timed('POST /session', { email: address, password: 'not the password' }, from));
      (took[`reset, ${who}`] ??= []).push(await timed('POST /user/request_password_reset', { email: address, reset_link }, from));
    }
  process.stdout.write(`${engine}, ${times} times each, milliseconds\n${''.padEnd(18)}  median     90%\n`);
  for (const [what, all] of Object.entries(took).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    process.stdout.write(`${what.padEnd(18)}${quantile(all, 0.5)}${quantile(all, 0.9)}\n`);
  await server.close();
}
