// A host's calendar: what each night costs, who has it, and what its host changes of it.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import type { HostCalendar } from '../../../../generated/model/entities';
import { dayOf, addDays } from '../../../../generated/model/dates';
import type { Database } from '../../database/open';
import { refuse } from '../../request/refusal';
import { rolesAt } from '../cohosts/cohost.lookup';
import type { PropertyRow } from '../property.lookup';
import { asCohostReads, findCalendar, todayAt } from './calendar.lookup';
import { enforceReach, reach, saveChanges } from './change-calendar.commands';

const shownDays = 92;

const asRead = async (
  db: Database,
  { property_id, profile_id }: PropertyRow,
  it: { readonly reader: string; readonly calendar: HostCalendar },
) => (profile_id === it.reader ? it.calendar : asCohostReads(it.calendar, (await rolesAt(db, [property_id], it.reader))(property_id)));

export const calendarHandlers: Pick<PropertyHandlers, 'getCalendar' | 'updateCalendar'> = {
  async getCalendar({ property, query }, { db, followers, now, principal: { profile_id } }) {
    const today = todayAt(property, now);
    const reachable = { start: addDays(today, -reach.back), end: addDays(today, reach.on) };
    const start = query.from ?? today;
    enforceReach({ start, end: query.to ?? reachable.end }, reachable);
    const months = addDays(start, shownDays);
    const end = query.to ?? (months < reachable.end ? months : reachable.end);
    if (dayOf(end) - dayOf(start) > reach.atOnce) return refuse('property.beyond_calendar');
    const calendar = await findCalendar(db, property, { start, end, followers, now });
    return asRead(db, property, { reader: profile_id, calendar });
  },

  async updateCalendar({ property, input: { changes } }, context) {
    const nights = await saveChanges(property, changes, context);
    const { db, followers, now, principal } = context;
    const calendar = await findCalendar(db, property, { ...nights, followers, now });
    return asRead(db, property, { reader: principal.profile_id, calendar });
  },
};
