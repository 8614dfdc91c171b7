// The statements of one booking as the database was asked them, and the same for pgbench, which asks them for other bookings.
import { Client } from 'pg';
import { tokenHash } from '../../../src/server/account/tokens';
import type { Target } from './targets';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (this: Client, ...asked: unknown[]) => unknown;

/** Every statement that is asked while something is done, in order. */
export const statementsOf = async (work: () => Promise<void>): Promise<readonly Statement[]> => {
  const asked: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [first, second] = given;
    const it =
      typeof first === 'string' ? { text: first, values: second } : (first as { readonly text?: string; readonly values?: unknown });
    if (it.text !== undefined) asked.push({ text: it.text, values: Array.isArray(it.values) ? it.values : [] });
    return query.apply(this, [...given]);
  };
  await work().finally(() => {
    prototype.query = query;
  });
  return asked;
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const element = (value: unknown): string => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`;
const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return quoted(String(value));
  if (value instanceof Date) return quoted(value.toISOString());
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return quoted(`{${value.map(element).join(',')}}`);
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
};
const filled = ({ text, values }: Statement): string =>
  text
    .replaceAll(/\$(\d+)/g, (_all, at: string) => literal(values[Number(at) - 1]))
    .replaceAll(/\s+/g, ' ')
    .trim();

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const reference = /'[A-HJ-NP-Z2-9]{6}'/;

/** The difference between one booking and the next, by its name. */
const facts = ({ token, ...target }: Target): Readonly<Record<string, string>> => ({ ...target, token_hash: tokenHash(token) });
export const columns = ['property_id', 'profile_id', 'user_id', 'session_id', 'quote_id', 'checkin', 'checkout', 'visitor', 'token_hash'];
export const rowOf = (target: Target): readonly string[] => columns.map((column) => facts(target)[column] ?? '');

/**
 * A script for pgbench that asks the statements of one booking for the next row of `bench`. One more is asked first, which reads that
 * row and makes the ids that the server makes by itself.
 */
export const scriptOf = (statements: readonly Statement[], target: Target): string => {
  let text = statements.map((statement) => `${filled(statement)};`).join('\n');
  for (const [name, value] of Object.entries(facts(target))) text = text.replaceAll(value, `:${name}`);
  const made = [...new Set(text.match(uuid))];
  for (const [at, id] of made.entries()) text = text.replaceAll(id, `:made_${at}`);
  text = text.replaceAll(new RegExp(reference, 'g'), (found) => (/^'(?:SELECT|UPDATE|INSERT)'$/.test(found) ? found : "':reference'"));
  const ids = made.map((_id, at) => `gen_random_uuid() as made_${at}`);
  const more = [...ids, `upper(substr(md5(random()::text), 1, 6)) as reference`].join(', ');
  return `select b.*, ${more} from bench b where n = (select nextval('bench_n')) \\gset\n${text}\n`;
};
