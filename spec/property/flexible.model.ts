// Dates of a search that are left open: some days around two dates, or a stay of some kind in some months.
import { decision } from 'spec-to-app/declaration';
import { group, integer, list, oneOf, optional, plainDate } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';

export const shiftDaysMax = constant(3, {
  source: decision('look and feel: dates that are nearly those asked for'),
  unit: 'days',
  says: 'How far from the dates asked for a search without results looks for others',
});
export const flexibleMonthsMax = constant(3, {
  source: decision('a season; each night of it is looked at for each stay that a search finds'),
  unit: 'months',
  says: 'In how many months a search looks for a weekend, a week or a month',
});
export const flexibleMonthsShown = constant(12, {
  source: decision('a year ahead: further, hardly a calendar is kept'),
  unit: 'months',
  says: 'How many months the search box offers for a weekend, a week or a month',
});
export const flexibleStaysMax = constant(300, {
  source: decision('each is priced on several dates: as many windows are looked at as by other searches stays'),
  unit: 'stays',
  says: 'How many stays a search with flexible dates looks at; of more, it says “at least”',
});

export const FlexibleStay = values({
  source: decision('people who know how long, and not when'),
  says: 'The stay that a search looks for where it names months, and no dates',
  items: {
    weekend: { label: 'Weekend', nights: 2 },
    week: { label: 'Week', nights: 7 },
    month: { label: 'Month', nights: 28 },
  },
});

/** How open the dates of a search are. */
export const flexibleDates = {
  flex_days: optional(
    integer({ min: 1, max: shiftDaysMax.value, says: 'The dates may lie so many days earlier or later, as many nights long' }),
  ),
  flex_stay: optional(
    oneOf(FlexibleStay, { says: 'Without dates: a weekend from Friday to Sunday, 7 nights or 28 nights in the months named' }),
  ),
  flex_months: optional(
    list(plainDate({ example: '2027-02-01' }), {
      min: 1,
      max: flexibleMonthsMax.value,
      says: 'Any day of each month; a stay may go on from one into the next',
    }),
  ),
};

/** The dates that a price is for, where a search left them open. */
export const foundDates = optional(
  group({ checkin: plainDate(), checkout: plainDate() }, { says: 'The cheapest dates that fit, where the search leaves them open' }),
);
