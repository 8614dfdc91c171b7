// The arrival guides of properties as they are kept.
import { columnsOfArrivalGuide, readArrivalGuide } from '../../../../generated/tables/arrival-guides';
import type { ArrivalGuide } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';

export const findGuide = async (db: Database, propertyId: string): Promise<ArrivalGuide | undefined> => {
  const row = await db.selectFrom('arrival_guides').select(columnsOfArrivalGuide).where('property_id', '=', propertyId).executeTakeFirst();
  return row && readArrivalGuide(row);
};

export const saveGuide = async (db: Database, property_id: string, guide: ArrivalGuide): Promise<void> => {
  const { way = null, parking = null, entry = null, code = null, wifi = null, manual = null, leaving = null, ...days } = guide;
  const row = { ...days, way, parking, entry, code, wifi, manual, leaving };
  await db
    .insertInto('arrival_guides')
    .values({ property_id, ...row })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
    .execute();
};
