// Commands on properties for other subjects, within their own transaction.
import type { Database } from '../database/open';
import { reviewsForAverage } from '../../../generated/model/constants';
import type { LookContext } from './followers';
import type { Inside } from '../request/context';
import { tellOfEnd } from './cohosts/cohost.commands';
import { endCohostingOf } from './cohosts/cohost.repository';
import { hostedBy } from './property.lookup';
import { changeProperty, disconnected, lockPropertiesOf, lockProperty, nowhere, removeUnbooked } from './setup/own.repository';
import type { RowChange } from '../../../generated/tables/tables';

/** A host's words about a place, and the facts that identify the host. */
const wordless = { description: '', house_rules: '', registration_number: null, licence_number: null, registration_reason: null } as const;

/**
 * Takes the properties of a host who leaves off the market. Those that guests have booked are kept in the archive, as tax law
 * asks, without where they are and what the host wrote; the others go. Tells whether any was kept.
 */
export const archiveProperties = async (
  trx: Database,
  { profile_id: profileId, mail, ...it }: LookContext & Pick<Inside, 'mail'> & { readonly profile_id: string },
): Promise<boolean> => {
  const own = (await hostedBy(trx, profileId).execute()).map(({ property_id }) => property_id);
  await tellOfEnd(trx, mail, own);
  await endCohostingOf(trx, profileId);
  await removeUnbooked(trx, own, it);
  // door codes and the addresses of other calendars are secrets, and notes are for the host alone
  const kept = hostedBy(trx, profileId);
  await trx.deleteFrom('arrival_guides').where('property_id', 'in', kept).execute();
  await trx.deleteFrom('calendar_feeds').where('property_id', 'in', kept).execute();
  await trx.deleteFrom('seasons').where('property_id', 'in', kept).execute();
  await trx.updateTable('price_overrides').set({ note: null }).where('property_id', 'in', kept).execute();
  const { numUpdatedRows } = await trx
    .updateTable('properties')
    .set({ ...disconnected, ...nowhere, ...wordless, status: 'archived', instant_book: false })
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** A property shows how often it was reviewed, and its average once there are enough. Reviews are added and counted by one at a time. */
export const rateProperty = async (
  trx: Database,
  property_id: string,
  addAndCount: () => Promise<{ readonly count: number; readonly average: number | null }>,
): Promise<void> => {
  await lockProperty(trx, property_id);
  const { count, average } = await addAndCount();
  await changeProperty(trx, property_id, { review_count: count, rating: count < reviewsForAverage ? null : average });
};

type Figures = Required<Pick<RowChange<'properties'>, 'reply_rate_percent' | 'reply_hours'>>;

/** Tells it at every place of a host. */
export const tellReplyFigures = async (trx: Database, hostId: string, figures: Figures): Promise<void> => {
  await lockPropertiesOf(trx, hostId);
  await trx.updateTable('properties').set(figures).where('profile_id', '=', hostId).execute();
};

export { lockingProperty, lockPropertiesOf, lockProperty } from './setup/own.repository';
