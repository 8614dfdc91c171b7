// Prices of the days of the week: none, and those of a weekend.
export const everyDayAlike = {
  monday_cents: null,
  tuesday_cents: null,
  wednesday_cents: null,
  thursday_cents: null,
  friday_cents: null,
  saturday_cents: null,
  sunday_cents: null,
} as const;

export const weekendAt = (cents: number) => ({ friday_cents: cents, saturday_cents: cents });
