// Generated cad70cbdc735. What a night costs without a price of its own, in cents.
import { dayOf } from "../../model/dates";
import type { CalendarNight, Property } from "../../model/entities";
import { isAmong, isPresent, numberOf } from "../runtime";

export interface UsualPriceFacts {
  readonly calendarNight: Pick<CalendarNight, "date">;
  readonly property: Pick<Property, "base_cents" | "weekend_cents">;
}

/** What a night costs without a price of its own, in cents: the property's weekend where the day of the week of the date of the night of the calendar (0 is Sunday) is 5 or 6 and the property's “weekend” is given, otherwise the property's base. */
export function usualPrice(facts: UsualPriceFacts): number {
  return (isAmong((((dayOf(facts.calendarNight.date) + 4) % 7 + 7) % 7), [5, 6]) && isPresent(facts.property.weekend_cents) ? numberOf(facts.property.weekend_cents) : numberOf(facts.property.base_cents));
}
