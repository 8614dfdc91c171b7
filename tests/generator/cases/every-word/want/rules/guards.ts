// Generated 3624ec7ac82a. Who may pass: server, redirects and buttons ask the same guards.
import type { Loan, Visitor } from "../model/entities";
import { isSame, isYes, notFound, passed, refusal, type Facts, type GuardResult, type Refusal } from "./runtime";

export type AnyoneFacts = object;

/** Lets pass: anyone. Source: §1. */
export function anyone(_facts: AnyoneFacts): GuardResult<never, never> {
  return passed;
}

export interface OnlyBorrowerFacts {
  readonly loan: Facts<Loan, "member_id"> | null;
  readonly visitor: Facts<Visitor, "member_id">;
}

/** The test of borrower alone, without the guards before it: the member who has the tool. Source: §6. */
export function onlyBorrower(facts: OnlyBorrowerFacts): Refusal<"borrower", "loan.not_found" | "loan.not_yours"> | undefined {
  return facts.loan === null ? notFound("borrower", "loan.not_found") : refusal("borrower", [[isSame(facts.loan?.member_id, facts.visitor.member_id), "loan.not_yours", "borrower.1"]]);
}

export interface BorrowerFacts {
  readonly loan: Facts<Loan, "member_id"> | null;
  readonly visitor: Facts<Visitor, "member_id" | "signed_in">;
}

/** Lets pass: the member who has the tool. Source: §6. */
export function borrower(facts: BorrowerFacts): GuardResult<"signedIn" | "borrower", "loan.not_found" | "loan.not_yours" | "session.not_signed_in"> {
  return onlySignedIn(facts) ?? onlyBorrower(facts) ?? passed;
}

export interface OnlyKeeperFacts {
  readonly visitor: Facts<Visitor, "keeper">;
}

/** The test of keeper alone, without the guards before it: keepers. Source: §6. */
export function onlyKeeper(facts: OnlyKeeperFacts): Refusal<"keeper", "session.not_keeper"> | undefined {
  return refusal("keeper", [[isYes(facts.visitor.keeper), "session.not_keeper", "keeper.1"]]);
}

export interface KeeperFacts {
  readonly visitor: Facts<Visitor, "keeper" | "signed_in">;
}

/** Lets pass: keepers. Source: §6. */
export function keeper(facts: KeeperFacts): GuardResult<"signedIn" | "keeper", "session.not_keeper" | "session.not_signed_in"> {
  return onlySignedIn(facts) ?? onlyKeeper(facts) ?? passed;
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

export type GuardId = "anyone" | "borrower" | "keeper" | "signedIn";

/** Every guard by its id, each with all that come before it. */
export const guards = { anyone, borrower, keeper, signedIn };

/** The guards that are asked, in order; the last is the guard itself. */
export const chains = {
  anyone: ["anyone"],
  borrower: ["signedIn", "borrower"],
  keeper: ["signedIn", "keeper"],
  signedIn: ["signedIn"],
} as const;

/** The test of each guard alone: `undefined` where it has nothing against. */
export const tests = { anyone: () => undefined, borrower: onlyBorrower, keeper: onlyKeeper, signedIn: onlySignedIn };

/** What the test of a guard alone looks at, beside who asks: an entity, the key of the path that names it, and its fact. */
export const guardThings = {
  borrower: { entity: "Loan", key: "loan_id", fact: "loan" },
} as const;

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
