// Who may pass: server, redirects and buttons ask the same guards.
// Written by the generator from the spec; change the spec, not this file.
import type { Loan, Visitor } from "../model/entities";
import { isSame, isYes, notThere, passed, refusal, type Facts, type Passage, type Refusal } from "./runtime";

/** Lets pass: anyone (§6). */
export const anyone = (_facts: object): Passage<never, never> =>
  passed;

/** The test of borrower alone, without the guards before it: the member who has the tool (§6). */
export const onlyBorrower = (facts: { readonly loan: Facts<Loan, "member_id"> | null; readonly visitor: Facts<Visitor, "member_id"> }): Refusal<"borrower", "loan.not_found" | "loan.not_yours"> | undefined =>
  facts.loan === null ? notThere("borrower", "loan.not_found") :
  refusal("borrower", [
    [isSame(facts.loan?.member_id, facts.visitor.member_id), "loan.not_yours", "borrower.1"],
  ]);

/** Lets pass: the member who has the tool (§6). */
export const borrower = (facts: { readonly loan: Facts<Loan, "member_id"> | null; readonly visitor: Facts<Visitor, "member_id" | "signed_in"> }): Passage<"signedIn" | "borrower", "loan.not_found" | "loan.not_yours" | "session.not_signed_in"> =>
  onlySignedIn(facts) ?? onlyBorrower(facts) ?? passed;

/** The test of keeper alone, without the guards before it: keepers (§6). */
export const onlyKeeper = (facts: { readonly visitor: Facts<Visitor, "keeper"> }): Refusal<"keeper", "session.not_keeper"> | undefined =>
  refusal("keeper", [
    [isYes(facts.visitor.keeper), "session.not_keeper", "keeper.1"],
  ]);

/** Lets pass: keepers (§6). */
export const keeper = (facts: { readonly visitor: Facts<Visitor, "keeper" | "signed_in"> }): Passage<"signedIn" | "keeper", "session.not_keeper" | "session.not_signed_in"> =>
  onlySignedIn(facts) ?? onlyKeeper(facts) ?? passed;

/** The test of signedIn alone, without the guards before it: people who are signed in (§6). */
export const onlySignedIn = (facts: { readonly visitor: Facts<Visitor, "signed_in"> }): Refusal<"signedIn", "session.not_signed_in"> | undefined =>
  refusal("signedIn", [
    [isYes(facts.visitor.signed_in), "session.not_signed_in", "signedIn.1"],
  ]);

/** Lets pass: people who are signed in (§6). */
export const signedIn = (facts: { readonly visitor: Facts<Visitor, "signed_in"> }): Passage<"signedIn", "session.not_signed_in"> =>
  onlySignedIn(facts) ?? passed;

export type GuardId = "anyone" | "borrower" | "keeper" | "signedIn";

/** Every guard by its id, each with all that come before it. */
export const guards = {
  anyone,
  borrower,
  keeper,
  signedIn,
};

/** The guards that are asked, in order; the last is the guard itself. */
export const chains = {
  anyone: ["anyone"],
  borrower: ["signedIn", "borrower"],
  keeper: ["signedIn", "keeper"],
  signedIn: ["signedIn"],
} as const;

/** The test of each guard alone: `undefined` where it has nothing against. */
export const tests = {
  anyone: () => undefined,
  borrower: onlyBorrower,
  keeper: onlyKeeper,
  signedIn: onlySignedIn,
};

/** What the test of a guard alone looks at, beside who asks: an entity, the key of the path that names it, and its fact. */
export const guardThings = {
  borrower: { entity: "Loan", key: "loan_id", fact: "loan" },
} as const;
export type ThingGuardId = keyof typeof guardThings;

/** Whether the test of a guard alone asks for nothing but who asks. */
export const looksAtNothing = (guard: GuardId): guard is Exclude<GuardId, ThingGuardId> => !(guard in guardThings);

/** What a guard with all before it reads. */
export type GuardFacts<Id extends GuardId> = Parameters<(typeof guards)[Id]>[0];

/** Asks a guard with all before it: what a server refuses, where a browser leads, whether a button shows. */
export const mayPass = <Id extends GuardId>(guard: Id, facts: GuardFacts<Id>): Passage<GuardId> => (guards[guard] as (facts: GuardFacts<Id>) => Passage<GuardId>)(facts);
