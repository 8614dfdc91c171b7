// Proposed changes as rows, in the transaction that is handed in.
import type { AgreedPrice, Change } from '../../../generated/model/entities';
import { columnsOfChange, readChange } from '../../../generated/tables/booking-changes';
import type { Row, RowChange } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

/** A change with its price as it would be agreed, and the nights that it holds apart. */
export interface KeptChange extends Change {
  readonly price: AgreedPrice;
  readonly held_id: string | null;
}

const changes = (db: Database) => db.selectFrom('booking_changes').select([...columnsOfChange, 'price', 'held_id']);
const keptOf = (row: Parameters<typeof readChange>[0] & Pick<KeptChange, 'price' | 'held_id'>): KeptChange => ({
  ...readChange(row),
  price: row.price,
  held_id: row.held_id,
});

export const openStates = ['proposed', 'accepted', 'offered'] as const;

/** The open change of a booking; nothing where it has none. */
export const findOpenChange = async (db: Database, bookingId: string): Promise<KeptChange | undefined> => {
  const open = changes(db)
    .where('booking_id', '=', bookingId)
    .where('state', 'in', [...openStates]);
  const row = await open.executeTakeFirst();
  return row && keptOf(row);
};

/** The bookings at a property that have an open offer. */
export const findOffersAt = (db: Database, propertyId: string) =>
  db.selectFrom('booking_changes').select('booking_id').where('property_id', '=', propertyId).where('state', '=', 'offered').execute();

/** A change by its id, whatever became of it. */
export const findChange = async (db: Database, changeId: string): Promise<KeptChange | undefined> => {
  const row = await changes(db).where('change_id', '=', changeId).executeTakeFirst();
  return row && keptOf(row);
};

export const insertChange = async (trx: Database, { quote, price, ...row }: KeptChange & Pick<Row<'booking_changes'>, 'property_id'>) => {
  await trx
    .insertInto('booking_changes')
    .values({ ...row, quote: JSON.stringify(quote), price: JSON.stringify(price) })
    .execute();
};

export const updateChange = async (trx: Database, changeId: string, change: RowChange<'booking_changes'>): Promise<void> => {
  await trx.updateTable('booking_changes').set(change).where('change_id', '=', changeId).execute();
};
