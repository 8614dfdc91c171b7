// Claims and their pictures as rows, in the transaction that is handed in.
import { sql } from 'kysely';
import type { Claim, ClaimPhoto } from '../../../generated/model/entities';
import { columnsOfClaimPhoto, readClaimPhoto } from '../../../generated/tables/claim-photos';
import { columnsOfClaim, readClaim } from '../../../generated/tables/claims';
import type { NewRow, Row, RowChange } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

const photos = (db: Database, bookingIds: readonly string[]) =>
  db
    .selectFrom('claim_photos')
    .where('booking_id', 'in', [...bookingIds])
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('photo_id');

/** The pictures of some bookings' claims, also of those that are not made yet. */
export const photosOf = async (db: Database, bookingIds: readonly string[]): Promise<ReadonlyMap<string, ClaimPhoto[]>> => {
  const found = new Map<string, ClaimPhoto[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return found;
  const rows = await photos(db, bookingIds)
    .select(['booking_id', ...columnsOfClaimPhoto])
    .execute();
  for (const row of rows) found.get(row.booking_id)?.push(readClaimPhoto(row));
  return found;
};

/** Where the files of the pictures of some bookings' claims lie. */
export const addressesOf = (db: Database, bookingIds: readonly string[]) =>
  photos(db, bookingIds).select(['booking_id', 'address']).execute();

/** Where the file of a picture lies; nothing where the booking has no such picture. */
export const addressOf = async (db: Database, bookingId: string, photoId: string): Promise<string | undefined> =>
  (await photos(db, [bookingId]).select('address').where('photo_id', '=', photoId).executeTakeFirst())?.address;

export const insertPhoto = async (trx: Database, row: Omit<NewRow<'claim_photos'>, 'removed_at'>): Promise<void> => {
  await trx
    .insertInto('claim_photos')
    .values({ ...row, removed_at: null })
    .execute();
};

/** Takes a picture away; its file goes soon after. Tells whether it was there. */
export const removePhoto = async (
  trx: Database,
  { booking_id, photo_id, now }: { readonly booking_id: string; readonly photo_id: string; readonly now: Date },
): Promise<boolean> => {
  const one = trx
    .updateTable('claim_photos')
    .set({ removed_at: now })
    .where('booking_id', '=', booking_id)
    .where('photo_id', '=', photo_id);
  return (await one.where('removed_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n;
};

/** Whether a booking has a claim. */
export const hasClaim = async (db: Database, bookingId: string): Promise<boolean> =>
  (await db.selectFrom('claims').select('claim_id').where('booking_id', '=', bookingId).executeTakeFirst()) !== undefined;

type ClaimRow = Pick<Row<'claims'>, (typeof columnsOfClaim)[number]>;
/** Claims with their pictures. */
export const wholeClaims = async (db: Database, rows: readonly ClaimRow[]): Promise<readonly Claim[]> => {
  const pictures = await photosOf(
    db,
    rows.map(({ booking_id }) => booking_id),
  );
  return rows.map((row) => ({ ...readClaim(row), photos: pictures.get(row.booking_id) ?? [] }));
};

/** The claim of a booking; nothing where it has none. */
export const findClaim = async (db: Database, bookingId: string): Promise<Claim | undefined> => {
  const rows = await db.selectFrom('claims').select(columnsOfClaim).where('booking_id', '=', bookingId).execute();
  return (await wholeClaims(db, rows)).at(0);
};

/** The same by its own id. */
export const bookingOfClaim = async (db: Database, claimId: string): Promise<string | undefined> =>
  (await db.selectFrom('claims').select('booking_id').where('claim_id', '=', claimId).executeTakeFirst())?.booking_id;

export const insertClaim = async (
  trx: Database,
  { photos: _photos, ...claim }: Claim & Pick<Row<'claims'>, 'property_id'>,
): Promise<void> => {
  await trx.insertInto('claims').values(claim).execute();
};

export type ClaimChange = Omit<RowChange<'claims'>, 'claim_id' | 'booking_id' | 'property_id'>;
export const changeClaim = async (trx: Database, claimId: string, change: ClaimChange): Promise<void> => {
  await trx.updateTable('claims').set(change).where('claim_id', '=', claimId).execute();
};

/** The states in which nothing is left to pay, and those in which nothing is left to decide. */
export const overStates = ['refused', 'paid', 'withdrawn'] as const;
export const closedStates = ['accepted', 'upheld', ...overStates] as const;

/** Removes claims that were closed before a moment. */
export const removeClosed = async (trx: Database, before: Date): Promise<void> => {
  const closed = trx.deleteFrom('claims').where('state', 'in', [...closedStates]);
  await closed.where(sql<Date>`coalesce(withdrawn_at, decided_at, answered_at)`, '<=', before).execute();
};

/** Takes pictures out that were removed, and those added before a moment that belong to no claim; answers where their files lie. */
export const takeLeftPhotos = async (trx: Database, before: Date, most: number): Promise<readonly string[]> => {
  const left = trx
    .selectFrom('claim_photos as p')
    .select('p.photo_id')
    .where((row) =>
      row.or([
        row('p.removed_at', 'is not', null),
        row.and([
          row('p.added_at', '<=', before),
          row.not(row.exists(row.selectFrom('claims as c').select('c.claim_id').whereRef('c.booking_id', '=', 'p.booking_id'))),
        ]),
      ]),
    )
    .limit(most);
  const gone = await trx.deleteFrom('claim_photos').where('photo_id', 'in', left).returning('address').execute();
  return gone.map(({ address }) => address);
};
