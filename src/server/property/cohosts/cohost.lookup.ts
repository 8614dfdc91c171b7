// Co-hosts of listings, as their owners and they themselves read them. Reads only.
import { sql } from 'kysely';
import type { Cohost } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { CohostRole } from '../../../../generated/model/values';
import { columnsOfCohost, readCohost } from '../../../../generated/tables/cohosts';
import type { Row } from '../../../../generated/tables/tables';
import { publicProfiles } from '../../account/account.lookup';
import { asRead } from '../../account/contact-details.lookup';
import type { Database } from '../../database/open';
import { cohostIds, hasRole, hostedBy } from '../property.lookup';

export type CohostRow = Row<'cohosts'>;

const stateOf = ({ accepted_at, expires_at }: CohostRow, now: Date): Cohost['state'] => {
  if (accepted_at) return 'active';
  return expires_at > now ? 'invited' : 'expired';
};

const shown = (db: Database) =>
  db
    .selectFrom('cohosts as c')
    .leftJoin(publicProfiles(db).as('p'), 'p.profile_id', 'c.profile_id')
    .select([...columnsOfCohost.map((column) => `c.${column}` as const), 'c.token_hash', 'p.first_name'])
    .orderBy('c.created_at')
    .orderBy('c.cohost_id');

type ShownRow = CohostRow & { readonly first_name: string | null };
const shownAt =
  (now: Date) =>
  (row: ShownRow): Cohost => ({ ...readCohost(row), state: stateOf(row, now), first_name: row.first_name });

/** The co-hosts and invitations of a listing. */
export const cohostsAt = async (db: Database, propertyId: string, now: Date): Promise<readonly Cohost[]> =>
  (await shown(db).where('c.property_id', '=', propertyId).execute()).map(shownAt(now));

/** Those of all listings of a person. */
export const cohostsOf = async (db: Database, profileId: string, now: Date): Promise<readonly Cohost[]> =>
  (await shown(db).where('c.property_id', 'in', hostedBy(db, profileId)).execute()).map(shownAt(now));

/** The listings that a person co-hosts, and since when. */
export const cohostingOf = async (db: Database, profileId: string, now: Date) => {
  const rows = await shown(db).where('c.profile_id', '=', profileId).execute();
  return rows.map(shownAt(now)).map(({ property_id, email, roles, accepted_at }) => ({ property_id, email, roles, accepted_at }));
};

/** The people who help the owner of a listing, and those of them who look after its calendar or see its money. */
export interface Helpers {
  readonly cohost_ids: readonly string[];
  readonly calendar_ids: readonly string[];
  readonly money_ids: readonly string[];
}
/** Those of some listings. */
export const helpersOf = async (db: Database, propertyIds: readonly string[]): Promise<(propertyId: string) => Helpers> => {
  const none: Helpers = { cohost_ids: [], calendar_ids: [], money_ids: [] };
  if (propertyIds.length === 0) return () => none;
  const rows = await db
    .selectFrom('cohosts')
    .select(['property_id', 'profile_id', 'roles'])
    .where('property_id', 'in', [...propertyIds])
    .where('profile_id', 'is not', null)
    .orderBy('accepted_at')
    .execute();
  return (propertyId) => {
    const there = rows.filter(({ property_id }) => property_id === propertyId);
    const ids = (some: typeof rows): string[] => some.flatMap(({ profile_id }) => profile_id ?? []);
    const withRole = (role: CohostRole): string[] => ids(there.filter(({ roles }) => roles.includes(role)));
    return { cohost_ids: ids(there), calendar_ids: withRole('calendar'), money_ids: withRole('money') };
  };
};

/** The roles that one at least of some co-hosts or invitations has. */
export const rolesAmong = (rows: readonly Pick<CohostRow, 'roles'>[]): Cohost['roles'] =>
  keysOf(CohostRole).filter((role) => rows.some(({ roles }) => roles.includes(role)));

/** The roles of a person as a co-host of some properties: none at the others. */
export const rolesAt = async (db: Database, propertyIds: readonly string[], profileId: string) => {
  const rows =
    propertyIds.length === 0
      ? []
      : await db
          .selectFrom('cohosts')
          .select(['property_id', 'roles'])
          .where('profile_id', '=', profileId)
          .where('property_id', 'in', [...propertyIds])
          .execute();
  const roles = new Map(rows.map((row) => [row.property_id, row.roles]));
  return (propertyId: string): readonly CohostRole[] => roles.get(propertyId) ?? [];
};

/** Whether a co-host of a listing sees its money. */
export const readsMoney = async (db: Database, propertyId: string, profileId: string): Promise<boolean> =>
  (await rolesAt(db, [propertyId], profileId))(propertyId).includes('money');

/** How many listings of others a person co-hosts, and at how many of them they answer guests. */
export const countCohosted = (db: Database, profileId: string): Promise<{ readonly cohosted: number; readonly answered: number }> =>
  db
    .selectFrom('cohosts')
    .select((row) => [row.fn.countAll<number>().as('cohosted'), row.fn.countAll<number>().filterWhere(hasRole('messages')).as('answered')])
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();

/** The co-hosts who answer the guests of a listing. */
export const answerersOf = async (db: Database, propertyId: string): Promise<readonly string[]> => {
  const found = db.selectNoFrom(cohostIds(sql`${propertyId}::uuid`, 'messages').as('ids'));
  return (await found.executeTakeFirstOrThrow()).ids;
};

/** Their first names as guests read them, the longest there first; none of a person without a name. */
export const answererNames = async (db: Database, propertyId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('cohosts as c')
    .innerJoin(publicProfiles(db).as('p'), 'p.profile_id', 'c.profile_id')
    .select('p.first_name')
    .where('c.property_id', '=', propertyId)
    .where(hasRole('messages', 'c.roles'))
    .orderBy('c.accepted_at')
    .execute();
  return rows.flatMap(({ first_name }) => asRead(first_name) ?? []);
};

type Owned = { readonly profile_id: string };
/** The first names of the owners of some properties that are not the reader's own. */
export const ownersFor = async (db: Database, properties: readonly Owned[], reader: string) => {
  const others = [...new Set(properties.map(({ profile_id }) => profile_id))].filter((id) => id !== reader);
  const names = others.length === 0 ? [] : await publicProfiles(db).where('profile_id', 'in', others).execute();
  const named = new Map(names.map(({ profile_id, first_name }) => [profile_id, first_name ?? '']));
  return ({ profile_id }: Owned): string | null => (profile_id === reader ? null : (named.get(profile_id) ?? ''));
};
