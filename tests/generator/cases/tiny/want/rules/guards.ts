// Generated 12b2789d70a4. Who may pass: server, redirects and buttons ask the same guards.
import type { Visitor } from "../model/entities";
import { isYes, passed, refusal, type Facts, type GuardResult, type Refusal } from "./runtime";

export type AnyoneFacts = object;

/** Lets pass: anyone. Source: §1. */
export function anyone(_facts: AnyoneFacts): GuardResult<never, never> {
  return passed;
}

export interface OnlySignedInFacts {
  readonly visitor: Facts<Visitor, "signed_in">;
}

/** The test of signedIn alone, without the guards before it: people who are signed in. Source: §6. */
export function onlySignedIn(facts: OnlySignedInFacts): Refusal<"signedIn", "session.not_signed_in"> | undefined {
  return refusal("signedIn", [[isYes(facts.visitor.signed_in), "session.not_signed_in", "signedIn.1"]]);
}

export interface SignedInFacts {
  readonly visitor: Facts<Visitor, "signed_in">;
}

/** Lets pass: people who are signed in. Source: §6. */
export function signedIn(facts: SignedInFacts): GuardResult<"signedIn", "session.not_signed_in"> {
  return onlySignedIn(facts) ?? passed;
}

export type GuardId = "anyone" | "signedIn";

/** Every guard by its id, each with all that come before it. */
export const guards = { anyone, signedIn };

/** The guards that are asked, in order; the last is the guard itself. */
export const chains = {
  anyone: ["anyone"],
  signedIn: ["signedIn"],
} as const;

/** The test of each guard alone: `undefined` where it has nothing against. */
export const tests = { anyone: () => undefined, signedIn: onlySignedIn };

/** What the test of a guard alone looks at, beside who asks: an entity, the key of the path that names it, and its fact. */
export const guardThings = {} as const;

export type ThingGuardId = keyof typeof guardThings;

/** Whether the test of a guard alone asks for nothing but who asks. */
export function looksAtNothing(guard: GuardId): guard is Exclude<GuardId, ThingGuardId> {
  return !(guard in guardThings);
}

/** What a guard with all before it reads. */
export type GuardFacts<Id extends GuardId> = Parameters<(typeof guards)[Id]>[0];

/** Asks a guard with all before it: what a server refuses, where a browser leads, whether a button shows. */
export function mayPass<Id extends GuardId>(guard: Id, facts: GuardFacts<Id>): GuardResult<GuardId> {
  return (guards[guard] as (facts: GuardFacts<Id>) => GuardResult<GuardId>)(facts);
}
