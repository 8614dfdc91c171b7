// The statements that the database was asked while something was done, and pgbench, which asks it the same without a server before it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres } from '../../src/install.mjs';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Where its plan is kept. */
  readonly name?: string | undefined;
}

type Query = (this: Client, ...asked: unknown[]) => unknown;

/** Every statement that is asked while something is done, in order. */
export const statementsOf = async (work: () => Promise<void>): Promise<readonly Statement[]> => {
  const asked: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [first, second] = given;
    const it = typeof first === 'string' ? { text: first, values: second } : (first as Partial<Statement>);
    if (it.text !== undefined) asked.push({ ...it, text: it.text, values: Array.isArray(it.values) ? it.values : [] });
    return query.apply(this, [...given]);
  };
  await work().finally(() => {
    prototype.query = query;
  });
  return asked;
};

const element = (value: unknown): string => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`;
/** A value as PostgreSQL reads it. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  return JSON.stringify(value);
};

/** By itself pgbench plans each statement anew; one that is prepared is planned once in a connection. */
export type Mode = 'simple' | 'prepared';

/** Runs pgbench over the PostgreSQL server of a folder; answers what it says. */
export const pgbench = (folder: string, { mode, args, settings = '' }: PgbenchOptions): string =>
  execFileSync(join(findPostgres() ?? '', 'pgbench'), ['-n', '-M', mode, '-j', '2', ...args, '-h', folder, '-U', 'postgres', 'postgres'], {
    encoding: 'utf8',
    env: { ...process.env, PGOPTIONS: settings },
    maxBuffer: 2 ** 26,
  });
/** How many times a second it did what it was told. */
export const timesASecond = (told: string): number => Number(/tps = ([\d.]+)/.exec(told)?.[1]);

interface PgbenchOptions {
  readonly mode: Mode;
  readonly args: readonly string[];
  /** Of its connections. */
  readonly settings?: string;
}
