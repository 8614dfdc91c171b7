// Access: the people whom a guard lets in may do what they are let in for, and a guard asks something.
import type { CallModel, GuardModel } from '../model/model';
import { at, listed, type CheckContext } from './context';
import { letInBy } from './let-in';

const chosen = (id: string, context: CheckContext): string => context.guards.get(id)?.says ?? `the ${id} alone`;

/** One of the moves is enough: a guest cancels, a host calls off. */
const checkMoves = (context: CheckContext, { id, guard, performs }: CallModel): void => {
  const life = performs === undefined ? undefined : context.lifecycles.get(performs.lifecycle);
  const moves = life?.moves.filter(({ event }) => performs?.events.includes(event) === true) ?? [];
  const movers = [...new Set(moves.map(({ by }) => by))];
  if (movers.length === 0) return;
  const people = movers.filter((by) => context.guards.has(by));
  if (letInBy(context).passes(guard, people)) return;
  context.report(at('call', id, 'guard'), 'call/refused-by-moves', {
    call: id,
    guard,
    people: chosen(guard, context),
    events: listed([...new Set(moves.map(({ event }) => `“${event}”`))]),
    movers: movers
      .map((by) => (by === chosen(by, context) ? by : `${chosen(by, context)}${context.guards.has(by) ? ` (${by})` : ''}`))
      .join('; '),
  });
};

/** The guards of a chain that refuse where the thing is not there. */
const looksUp = (context: CheckContext, guard: string): ReadonlySet<string> =>
  new Set(context.chain(guard).flatMap(({ missing, of }) => (missing === undefined || of === undefined ? [] : [of])));

/** A guard that lets in everybody whom another lets in that is asked before it. */
const checkAsks = (context: CheckContext, { id, after }: GuardModel): void => {
  const things = looksUp(context, id);
  const keepsOut = (before: string): boolean => {
    const found = looksUp(context, before);
    return [...things].some((thing) => !found.has(thing)) || !letInBy(context).passes(before, [id]);
  };
  for (const before of ['anyone', ...after]) {
    // guards in a circle are told of as such
    if (keepsOut(before) || context.chain(before).some((guard) => guard.id === id)) continue;
    context.report(at('guard', id, 'requires'), 'guard/asks-nothing', { guard: id, before });
    return;
  }
};

export const checkAccess = (context: CheckContext): void => {
  for (const call of context.model.calls) checkMoves(context, call);
  for (const guard of context.model.guards) checkAsks(context, guard);
};
