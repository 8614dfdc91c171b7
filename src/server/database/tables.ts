// Every table of the database, for Kysely.
import type { AccountTables } from './account-tables';
import type { MarketplaceTables } from './marketplace-tables';
import type { SignOnTables } from './sign-on-tables';

export type Tables = AccountTables & MarketplaceTables & SignOnTables;
