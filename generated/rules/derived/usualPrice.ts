// Generated ffb334cdb2ff. What a night costs without a price of its own, in cents.
import { dayOf } from "../../model/dates";
import type { CalendarNight, Property } from "../../model/entities";
import { knownOr, numberOf } from "../runtime";

export interface UsualPriceFacts {
  readonly calendarNight: Pick<CalendarNight, "date">;
  readonly property: Pick<Property, "base_cents" | "friday_cents" | "monday_cents" | "saturday_cents" | "sunday_cents" | "thursday_cents" | "tuesday_cents" | "wednesday_cents">;
}

/** What a night costs without a price of its own, in cents: by the weekday of the date of the night of the calendar (Sunday: the property's sunday; Monday: the property's monday; Tuesday: the property's tuesday; Wednesday: the property's wednesday; Thursday: the property's thursday; Friday: the property's friday; Saturday: the property's saturday), otherwise the property's base. */
export function usualPrice(facts: UsualPriceFacts): number {
  return knownOr([numberOf(facts.property.sunday_cents), numberOf(facts.property.monday_cents), numberOf(facts.property.tuesday_cents), numberOf(facts.property.wednesday_cents), numberOf(facts.property.thursday_cents), numberOf(facts.property.friday_cents), numberOf(facts.property.saturday_cents)][((dayOf(facts.calendarNight.date) + 4) % 7 + 7) % 7], numberOf(facts.property.base_cents));
}
