// Every table of the database, for Kysely.
import type { AccountTables } from './account-tables';

export type Tables = AccountTables;
