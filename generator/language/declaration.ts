// The base of every word of the language: plain frozen data with a kind and a source.

/**
 * Where a statement comes from: a section of the specification (`'§7 Loans'`), or a decision of ours with its reason
 * (`decision('a request is answered within 24 hours')`).
 */
export type Source = `§${string}` | Decision;
export type Decision = `decision: ${string}`;

/**
 * Says that a statement is our own choice where the specification is silent, and why.
 *
 * @example source: decision('keepers answer within a day, as members plan their weekends')
 */
export const decision = (why: string): Decision => `decision: ${why}`;

/** Anything that a spec file declares. Its name is the name under which the file exports it. */
export interface Declaration<Kind extends string = string> {
  readonly kind: Kind;
  readonly source: Source;
}

const freezeDeep = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || '_zod' in value) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
};

/** Makes a declaration: used by the words of the language, never by a spec file. */
export const declare = <const Kind extends string, Body extends object>(
  kind: Kind,
  body: Body,
): Readonly<Body> & { readonly kind: Kind } => {
  const made = { kind, ...body };
  freezeDeep(made);
  return made;
};
