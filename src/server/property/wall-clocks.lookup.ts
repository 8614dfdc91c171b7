// The wall clocks of time zones, by our own rules: databases differ in their knowledge of a zone's newest laws.
import { type RawBuilder, sql } from 'kysely';
import { keysOf } from '../../../generated/model/keys';
import { TimeZone } from '../../../generated/model/values';
import { aheadAt } from '../../../generated/rules/runtime';

const shownIn = (moment: Date, zone: TimeZone): string =>
  new Date(moment.getTime() + aheadAt(moment.getTime(), zone)).toISOString().slice(0, -1);

/** The date and time that clocks show at a moment in the zone that a column names, to ask with; a timestamp without a zone. */
export const wallClock = (moment: Date, column: string): RawBuilder<unknown> => {
  const shown = Object.fromEntries(keysOf(TimeZone).map((zone) => [zone, shownIn(moment, zone)]));
  return sql`(${JSON.stringify(shown)}::jsonb ->> ${sql.ref(column)})::timestamp`;
};
