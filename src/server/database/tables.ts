// Every table of the database, for Kysely.
import type { AccountTables, Moment } from './account-tables';
import type { Kept, MarketplaceTables } from './marketplace-tables';
import type { SignOnTables } from './sign-on-tables';

interface JobTables {
  /** What is done at a moment, by the name of its job; `key` tells what for, each once. */
  timers: { timer_id: string; key: string; job: string; facts: Kept<object>; due_at: Moment };
}

export type Tables = AccountTables & MarketplaceTables & SignOnTables & JobTables;
