// The rates of currencies, kept day by day.
import type { NewRow } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

/** Keeps published rates; one that is known is mended where whoever publishes it has mended it. */
export const keepRates = async (db: Database, rows: readonly NewRow<'currency_rates'>[]): Promise<void> => {
  await db
    .insertInto('currency_rates')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['code', 'as_of']).doUpdateSet((row) => ({ rate: row.ref('excluded.rate') })))
    .execute();
};
