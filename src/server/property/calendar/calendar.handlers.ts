// A host's calendar: what each night costs, who has it, and what its host changes of it.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { dayOf, addDays } from '../../../../generated/model/dates';
import { refuse } from '../../request/refusal';
import { findCalendar, todayAt } from './calendar.lookup';
import { enforceReach, reach, saveChanges } from './change-calendar.commands';

const shownDays = 92;

export const calendarHandlers: Pick<PropertyHandlers, 'getCalendar' | 'updateCalendar'> = {
  async getCalendar({ property, query }, { db, followers, now }) {
    const today = todayAt(property, now);
    const reachable = { start: addDays(today, -reach.back), end: addDays(today, reach.on) };
    const start = query.from ?? today;
    enforceReach({ start, end: query.to ?? reachable.end }, reachable);
    const months = addDays(start, shownDays);
    const end = query.to ?? (months < reachable.end ? months : reachable.end);
    if (dayOf(end) - dayOf(start) > reach.atOnce) return refuse('property.beyond_calendar');
    return findCalendar(db, property, { start, end, followers, now });
  },

  async updateCalendar({ property, input: { changes } }, context) {
    const nights = await saveChanges(property, changes, context);
    return findCalendar(context.db, property, { ...nights, followers: context.followers, now: context.now });
  },
};
