// Every migration in order. One that has landed is never edited: a change is a new one.
import type { Migration } from 'kysely';
import { accounts } from './0001-accounts';
import { marketplace } from './0002-marketplace';

export const migrations: Readonly<Record<string, Migration>> = { '0001-accounts': accounts, '0002-marketplace': marketplace };
