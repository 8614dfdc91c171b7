// A stay at a property, with what the calendar says about its dates. Reads only.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open';
import { rowsOf } from '../../database/transact';
import { aroundGaps, type Nights } from '../../pricing/gaps.rules';
import { type AskedStay, type DateRule, isBeyondReach, type Stay, stayOf } from '../../pricing/stay.rules';
import { overridesOn, type PropertyRow, takenOn } from '../property.lookup';

/** A stay that is asked for. The nights that a booking holds may be left out: it is to change. */
export interface StayRequest extends AskedStay {
  readonly now: Date;
  readonly but?: string;
}

/** The rules and the taken nights of a stay’s dates, and around them as far as gaps reach. */
export interface DateFacts {
  readonly overrides: readonly DateRule[];
  readonly taken: readonly Nights[];
}
const nothing = sql<readonly never[]>`'[]'::json`;

/** The same, to ask with. */
export const dateFacts = (
  property_id: string,
  { but, ...asked }: Omit<StayRequest, 'now'>,
): { readonly [F in keyof DateFacts]: RawBuilder<DateFacts[F]> } => {
  // dates that make no sense, or lie too far apart, are refused before anything is read for them
  if (asked.checkin >= asked.checkout || isBeyondReach(asked)) return { overrides: nothing, taken: nothing };
  const dates = aroundGaps(asked.checkin, asked.checkout);
  return { overrides: rowsOf(overridesOn([property_id], dates)), taken: rowsOf(takenOn([property_id], { ...dates, but })) };
};

/** Whether a stay can be had, and its price. */
export const stayAmong = ({ overrides, taken }: DateFacts, property: PropertyRow, { now, ...asked }: StayRequest): Stay =>
  stayOf(asked, { property, overrides, taken, now });

/** Reads the rules and the taken nights of a stay's dates. */
export const findDates = (db: Database, property_id: string, asked: Omit<StayRequest, 'now'>): Promise<DateFacts> => {
  const { overrides, taken } = dateFacts(property_id, asked);
  return db.selectNoFrom([overrides.as('overrides'), taken.as('taken')]).executeTakeFirstOrThrow();
};

/** Looks at a stay. */
export const findStay = async (db: Database, property: PropertyRow, asked: StayRequest): Promise<Stay> =>
  stayAmong(await findDates(db, property.property_id, asked), property, asked);
