// Brings a database to the newest migration; several processes may start at once.
import { type Migration, Migrator } from 'kysely';
import { ConfigError } from '../config/config-error';
import type { Database } from './open';

/**
 * Applies the migrations that are missing, in order, each in its transaction, under a lock in the database.
 *
 * @returns the names of those applied now.
 * @throws ConfigError when one fails or when the database is newer than this program.
 */
export const migrate = async (db: Database, migrations: Readonly<Record<string, Migration>>): Promise<readonly string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new ConfigError(
      `The database could not be brought up to date${failed ? ` (migration ${failed})` : ''}: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
    );
  }
  return (results ?? []).map((result) => result.migrationName);
};
