// Generated 0f8efe9ce854. The reference list WeekdayPrice.

/** The days of the week whose nights may have a price of their own; a night belongs to the day on which it begins. */
export const WeekdayPrice = {
  monday_cents: { label: "Monday" },
  tuesday_cents: { label: "Tuesday" },
  wednesday_cents: { label: "Wednesday" },
  thursday_cents: { label: "Thursday" },
  friday_cents: { label: "Friday" },
  saturday_cents: { label: "Saturday" },
  sunday_cents: { label: "Sunday" },
} as const;

export type WeekdayPrice = keyof typeof WeekdayPrice;
