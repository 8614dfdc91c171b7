// The messages of the demo's guests and hosts: one with each request, and the host's answer to it.
import type { NewRow } from '../../generated/tables/tables';
import type { Booked } from './booking-rows';
import { answers } from './phrases/bookings';
import { chanceOf } from './pictures/chance';
import { idOf, oneOf } from './seed';

type Line = Omit<NewRow<'messages'>, 'thread_id' | 'number'> & { readonly at: Date };
interface Pair {
  readonly property_id: string;
  readonly guest_id: string;
}

const linesOf = ({ plan, booking }: Booked): readonly Line[] => {
  const { message, created_at, accepted_at } = booking;
  if (!message) return [];
  const asked: Line = { side: 'guest', text: message, at: new Date(created_at) };
  if (!accepted_at) return [asked];
  return [asked, { side: 'host', text: oneOf(chanceOf(`answer ${plan.seed}`), answers), at: new Date(accepted_at) }];
};

const threadOf = ({ property_id, guest_id }: Pair, booked: readonly Booked[]) => {
  const lines = booked.flatMap(linesOf).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const last = lines.at(-1);
  if (!last) return undefined;
  const thread_id = idOf(`thread ${property_id} ${guest_id}`);
  // the last writer has read everything; the other side has yet to read it where the request waits or is to be paid
  const waits = booked.some(({ plan }) => plan.stage === 'pending' || plan.stage === 'unpaid');
  const read = (side: 'guest' | 'host') => (waits && last.side !== side ? lines.length - 1 : lines.length);
  const thread: NewRow<'threads'> = {
    thread_id,
    property_id,
    guest_id,
    length: lines.length,
    guest_read: read('guest'),
    host_read: read('host'),
    last_at: last.at,
  };
  return { thread, lines: lines.map((line, at) => ({ ...line, thread_id, number: at + 1 })) };
};

/** Every thread, and what was written in it. */
export const threadsOf = (
  all: readonly Booked[],
): { readonly threads: readonly NewRow<'threads'>[]; readonly written: readonly NewRow<'messages'>[] } => {
  const byPair = new Map<string, { readonly pair: Pair; readonly booked: Booked[] }>();
  for (const one of all) {
    const { property_id, guest_id } = one.booking;
    if (!guest_id) continue;
    const found = byPair.get(`${property_id} ${guest_id}`) ?? { pair: { property_id, guest_id }, booked: [] };
    found.booked.push(one);
    byPair.set(`${property_id} ${guest_id}`, found);
  }
  const made = [...byPair.values()].flatMap(({ pair, booked }) => threadOf(pair, booked) ?? []);
  return { threads: made.map(({ thread }) => thread), written: made.flatMap(({ lines }) => lines) };
};
