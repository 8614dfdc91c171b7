// Generated 7b94c92bd8a5. What a night costs without a price of its own, in cents.
import { dayOf } from "../../model/dates";
import type { CalendarNight, Property } from "../../model/entities";
import { knownOr, numberOf } from "../runtime";

export interface UsualPriceFacts {
  readonly calendarNight: Pick<CalendarNight, "date">;
  readonly property: Pick<Property, "base_cents" | "friday_cents" | "monday_cents" | "saturday_cents" | "sunday_cents" | "thursday_cents" | "tuesday_cents" | "wednesday_cents">;
}

/** What a night costs without a price of its own, in cents: the property's sunday on a Sunday, the property's monday on a Monday, the property's tuesday on a Tuesday, the property's wednesday on a Wednesday, the property's thursday on a Thursday, the property's friday on a Friday, the property's saturday on a Saturday, going by the date of the night of the calendar; otherwise the property's base. */
export function usualPrice(facts: UsualPriceFacts): number {
  return knownOr([numberOf(facts.property.sunday_cents), numberOf(facts.property.monday_cents), numberOf(facts.property.tuesday_cents), numberOf(facts.property.wednesday_cents), numberOf(facts.property.thursday_cents), numberOf(facts.property.friday_cents), numberOf(facts.property.saturday_cents)][((dayOf(facts.calendarNight.date) + 4) % 7 + 7) % 7], numberOf(facts.property.base_cents));
}
