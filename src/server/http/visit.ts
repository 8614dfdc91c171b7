// Who asks: the session behind a request, and whether the guard of a call lets them pass.
import type { FastifyRequest } from 'fastify';
import { chains, type GuardId, guardThings, looksAtNothing, tests } from '../../../generated/rules/guards';
import type { Visitor } from '../../../generated/model/entities';
import type { WireCode } from '../../../generated/errors/catalogue';
import type { Database } from '../database/open';
import type { Holder } from '../context';
import { Refusal } from '../refusal';

export interface Visit {
  readonly visitor: Visitor;
  readonly holder: Holder | undefined;
}

/** Finds who holds a token; without one, or with one that has ended, somebody signed out. */
export type FindVisit = (token: string | undefined, now: Date) => Promise<Visit>;

/** Finds a thing that a path names, as its guard looks at it; null where there is none. */
export type FindThing = (db: Database, key: string) => Promise<object | null>;

export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Passing {
  readonly guard: GuardId;
  readonly visitor: Visitor;
  readonly params: Readonly<Record<string, string>>;
  readonly db: Database;
  readonly things: Readonly<Record<string, FindThing>>;
}

/**
 * Asks the guards of a call in order; what they look at is looked up only when its turn comes.
 *
 * @throws Refusal of the first guard that says no.
 */
export const passGuards = async (it: Passing): Promise<void> => {
  const facts: Record<string, unknown> = { visitor: it.visitor };
  for (const id of chains[it.guard]) {
    const thing = looksAtNothing(id) ? undefined : guardThings[id];
    if (thing && !(thing.fact in facts)) {
      const key = it.params[thing.key] ?? '';
      facts[thing.fact] = uuid.test(key) ? ((await it.things[thing.entity]?.(it.db, key)) ?? null) : null;
    }
    const refused = (tests[id] as (facts: unknown) => { readonly reasons: readonly { readonly code: WireCode }[] } | undefined)(facts);
    const reason = refused?.reasons[0];
    if (reason) throw new Refusal(reason.code);
  }
};
