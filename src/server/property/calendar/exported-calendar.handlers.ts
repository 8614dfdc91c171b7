// The calendar that other platforms read: by an address that only its host can tell.
import { timingSafeEqual } from 'node:crypto';
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import type { Database } from '../../database/open';
import { refuse } from '../../request/refusal';
import { todayAt } from './calendar.lookup';
import { calendarText } from './calendar-file.rules';
import { addDays } from '../../../../generated/model/dates';
import { type CalendarReader, findFeedIds, findReserved } from './calendar.repository';
import { findProperty, type PropertyRow } from '../property.lookup';
import { propertySecrets } from '../property-secrets';

/** Readers keep what is over for a while. */
const pastDays = 31;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The owner of a file; none where the secret is wrong, or expired. */
const readerOf = async (db: Database, property: PropertyRow, file: string): Promise<CalendarReader | undefined> => {
  const { calendarFile } = await propertySecrets(db);
  if (isSame(calendarFile(property), file)) return 'all';
  const feed_id = (await findFeedIds(db, property.property_id)).find((id) => isSame(calendarFile(property, id), file));
  return feed_id === undefined ? undefined : { feed_id };
};

export const exportedHandlers: Pick<PropertyHandlers, 'exportCalendar'> = {
  async exportCalendar({ params: { property_id, file } }, { db, now, config }) {
    const property = await findProperty(db, property_id);
    const reader = property ? await readerOf(db, property, file) : undefined;
    if (!property || !reader) return refuse('property.export_not_found');
    const from = addDays(todayAt(property, now), -pastDays);
    return calendarText(await findReserved(db, { property_id, from, reader }), new URL(config.SITE_ORIGIN).hostname);
  },
};
