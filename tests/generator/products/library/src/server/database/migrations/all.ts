// Every migration in order. One that has landed is never edited: a change is a new one.
import type { Migration } from 'kysely';

export const migrations: Readonly<Record<string, Migration>> = {};
