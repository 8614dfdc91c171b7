// The statements of one booking for pgbench, which asks them for other bookings.
import { randomBytes, randomUUID } from 'node:crypto';
import { tokenHash } from '../../../src/server/account/tokens';
import { type Mode, type Statement, textOf } from '../pgbench';
import type { Target } from './targets';

/** The difference between one booking and the next. */
const factsOf = (target: Target): readonly string[] => {
  const { token, property_id, host_id, profile_id, user_id, session_id, quote_id, checkin, checkout } = target;
  return [property_id, host_id, profile_id, user_id, session_id, quote_id, checkin, checkout, tokenHash(token)];
};

let references = 0;
/** No booking of the server has a zero in its own. */
const nextReference = (): string => {
  references += 1;
  return references.toString(36).toUpperCase().padStart(6, '0');
};
/** The server makes these by itself for each booking: ids, hashes and references. */
const makers: readonly (readonly [RegExp, () => string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, randomUUID],
  [/^[\w-]{43}$/g, () => randomBytes(32).toString('base64url')],
  [/^[A-HJ-NP-Z2-9]{6}$/g, nextReference],
];

export interface Script {
  /** The names of the values that differ between bookings, and those of one booking. */
  readonly columns: readonly string[];
  readonly rowOf: (target: Target) => readonly string[];
  /** The statements for the next row of `bench`, which is read first. */
  readonly textIn: (mode: Mode) => string;
}

/** A script for pgbench that asks the statements of one booking for others. */
export const scriptOf = (statements: readonly Statement[], first: Target): Script => {
  const texts = statements.flatMap(({ values }) => values.filter((value) => value !== null && value !== undefined).map(textOf));
  const facts = factsOf(first);
  const made = new Map(makers.flatMap(([form, make]) => texts.flatMap((text) => text.match(form) ?? []).map((found) => [found, make])));
  for (const fact of facts) made.delete(fact);
  const differing = [...facts, ...made.keys()];
  const anyOf = new RegExp(differing.join('|'), 'g');
  // pgbench takes a colon before a letter for a variable of its own
  const isVariable = (text: string): boolean => /:[a-z]/.test(text) || differing.some((it) => text.includes(it));
  const variables = [...new Set(texts.filter(isVariable))];
  const filled = ({ text, values }: Statement, mode: Mode): string => {
    const value = (it: unknown): string => {
      if (it === null || it === undefined) return 'null';
      const at = variables.indexOf(textOf(it));
      if (at < 0) return `'${textOf(it).replaceAll("'", "''")}'`;
      return mode === 'simple' ? `':v_${at}'` : `:v_${at}`;
    };
    return text
      .replaceAll(/\$(\d+)/g, (_all, at: string) => value(values[Number(at) - 1]))
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  return {
    columns: variables.map((_text, at) => `v_${at}`),
    rowOf: (target) => {
      const own = [...factsOf(target), ...[...made.values()].map((make) => make())];
      return variables.map((text) => text.replaceAll(anyOf, (found) => own[differing.indexOf(found)] ?? ''));
    },
    textIn: (mode) =>
      ["select * from bench where n = (select nextval('bench_n')) \\gset", ...statements.map((it) => `${filled(it, mode)};`), ''].join(
        '\n',
      ),
  };
};
