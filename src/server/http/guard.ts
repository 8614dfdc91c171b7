// Whether the guard of a call lets its caller pass, and what it has looked at on the way.
import type { FastifyRequest } from 'fastify';
import type { GuardLoaders } from '../../../generated/contract/handlers';
import { uuid } from '../../../generated/model/patterns';
import { chains, type GuardId, guardThings, looksAtNothing, tests } from '../../../generated/rules/guards';
import type { WireCode } from '../../../generated/errors/catalogue';
import type { Principal } from '../request/principal';
import type { Database } from '../database/open';
import { Refusal } from '../request/refusal';

/** Finds who holds a token; without one, or with one that has ended, somebody signed out. */
export type FindPrincipal = (token: string | undefined, now: Date) => Promise<Principal>;

export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^bearer +([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** The things that guards have looked at, by the name under which a handler is handed them. */
export type Things = Readonly<Record<string, object | null>>;

interface GuardContext {
  readonly guard: GuardId;
  readonly principal: Principal;
  readonly params: Readonly<Record<string, string>>;
  readonly db: Database;
  readonly loaders: GuardLoaders<Database>;
}

/**
 * Asks the guards of a call in order; what they look at is looked up only when its turn comes.
 *
 * @throws Refusal of the first guard that says no.
 */
export const passGuards = async (it: GuardContext): Promise<Things> => {
  const things: Record<string, object | null> = {};
  for (const id of chains[it.guard]) {
    const thing = looksAtNothing(id) ? undefined : guardThings[id];
    if (thing && !(thing.fact in things)) {
      const key = it.params[thing.key] ?? '';
      things[thing.fact] = uuid.test(key) ? await it.loaders[thing.entity](it.db, key) : null;
    }
    const test = tests[id] as (facts: object) => { readonly reasons: readonly { readonly code: WireCode }[] } | undefined;
    const reason = test({ ...things, visitor: it.principal })?.reasons[0];
    if (reason) throw new Refusal(reason.code);
  }
  return things;
};
