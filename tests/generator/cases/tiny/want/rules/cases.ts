// Boundary cases: facts around every limit, and the answer that the spec itself gives.
// Written by the generator from the spec; change the spec, not this file.

/** Facts that a case starts from, and what is other than there. */
export type CaseFacts = { readonly [name: string]: unknown };

export interface Suite {
  /** The id of what is asked. */
  readonly of: string;
  readonly facts: CaseFacts;
  /** What is particular, the facts that differ, and the answer: see each list. */
  readonly cases: readonly (readonly [what: string, but: CaseFacts, want: string | readonly string[]])[];
}

/** The facts of one case. */
export function factsOf(facts: CaseFacts, but: CaseFacts): CaseFacts {
  const isThing = (value: unknown): value is CaseFacts => typeof value === 'object' && value !== null && !Array.isArray(value);
  const whole: Record<string, unknown> = { ...facts };
  for (const [name, value] of Object.entries(but)) {
    const was = facts[name];
    whole[name] = isThing(value) && isThing(was) ? { ...was, ...value } : value;
  }
  return whole;
}

/** For each rule: the wire codes of every reason against, in order; none where it holds. */
export const ruleCases: readonly Suite[] = [
  { of: "hasWords", facts: { note: { words: "Buy milk" } }, cases: [
    ["as it is", {}, []],
    ["the length of the note's words: just below 1 character", { note: { words: "" } }, ["note.empty"]],
    ["the length of the note's words: exactly 1 character", { note: { words: "x" } }, []],
    ["the length of the note's words: just above 1 character", { note: { words: "xx" } }, []],
    ["the note's words is missing", { note: { words: null } }, ["note.empty"]]] },
];

/** For each guard with all before it: the guard that refuses and the codes of its reasons; none where it lets pass. */
export const guardCases: readonly Suite[] = [
  { of: "anyone", facts: {}, cases: [["as it is", {}, []]] },
  { of: "signedIn", facts: { visitor: { signed_in: true } }, cases: [
    ["as it is", {}, []],
    ["the visitor's signed in: no", { visitor: { signed_in: false } }, ["signedIn", "session.not_signed_in"]],
    ["the visitor's signed in is missing", { visitor: { signed_in: null } }, ["signedIn", "session.not_signed_in"]]] },
];

/** For each status: the name of the row. */
export const statusCases: readonly Suite[] = [];
