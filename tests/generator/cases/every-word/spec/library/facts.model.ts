// Reference lists, a table, constants, settings and what a browser keeps.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { clock, day, decimal, flag, instant, integer, list, longText, map, oneOf, plainDate, text, url } from 'spec-to-app/shapes';
import { type RouteAmid, route as plainRoute } from 'spec-to-app/route';
import { days } from 'spec-to-app/terms';
import { constant, kept, setting, table, values } from 'spec-to-app/values';

export const LoanStatus = values({
  source: '§4',
  says: 'Where a loan stands',
  items: {
    asked: { label: 'Asked for', says: 'The keeper has not answered yet' },
    lent: { label: 'Lent' },
    returned: { label: 'Returned' },
    lost: { label: 'Lost', says: 'Never came back' },
  },
});

export const ToolKind = values({
  source: '§3',
  says: 'What a tool is for, and the deposit that it takes',
  items: {
    garden: { label: 'Garden', deposit_percent: 10, powered: false },
    wood: { label: 'Wood', deposit_percent: 20.5, powered: true, note: null },
  },
});

export const fees = table({
  source: '§3',
  says: 'What a day costs, by kind of tool',
  columns: { kind: oneOf(ToolKind), from_date: plainDate(), opens: clock(), per_day: decimal({ min: 0 }), called: longText() },
  rows: [
    { kind: 'garden', from_date: day('2026-01-01'), opens: '08:00' as never, per_day: 1.5, called: 'Rake & "spade"' },
    { kind: 'wood', from_date: day('2026-04-01'), opens: '09:30' as never, per_day: 4, called: 'Saw' },
  ],
});

export const stillZones = table({
  source: decision('read in the news'),
  says: 'Zones whose clocks are changed no more',
  columns: { zone: text(), since: instant(), hours_ahead: integer() },
  rows: [{ zone: 'America/Vancouver', since: '2026-11-01T09:00:00Z' as never, hours_ahead: -7 }],
});

export const longestLoanDays = constant(28, { source: '§9', unit: 'days', says: 'How long a tool may be out' });
export const houseCurrency = constant('CAD', { source: '§9', says: 'What deposits are paid in' });
export const lendsAtNight = constant(false, { source: decision('nobody is there'), says: 'Whether tools go out at night' });

export const lendingOpen = setting({ source: '§1', variable: 'LENDING_OPEN', default: true, says: 'Whether tools go out at all' });
export const workshopUrl = setting({
  source: '§1',
  variable: 'WORKSHOP_URL',
  default: 'https://workshop.example',
  says: 'Where the workshop lives on the web',
});
export const shelfCount = setting({ source: '§1', variable: 'SHELF_COUNT', default: 12, says: 'How many shelves there are' });

export const catalogueUrl = setting({
  source: '§1',
  variable: 'CATALOGUE_URL',
  serverOnly: true,
  holds: url(),
  says: 'The service that knows what tools are called; names are as they were typed without it',
});
export const catalogueKey = setting({
  source: '§1',
  variable: 'CATALOGUE_KEY',
  serverOnly: true,
  holds: text({ min: 8, pattern: '[a-z0-9]+', patternSays: 'It must be small letters and digits' }),
  says: 'What lets us ask that service',
});

export const lastSearches = kept({
  source: '§3',
  where: 'local storage',
  name: 'last_searches',
  says: 'What was looked for last',
  holds: list(text({ max: 80 }), { max: 10 }),
});
export const seenBanner = kept({
  source: '§3',
  where: 'cookie',
  name: '{product}_banner',
  says: 'Banners that were closed, each with the page where that was',
  holds: map(url()),
  lasts: days(longestLoanDays),
});

export const Head = values({
  source: '§2',
  says: 'What stands at the head of a page',
  items: { full: { label: 'Name and menu' }, slim: { label: 'Name' } },
});
export const Surroundings = shape({
  source: '§2',
  called: 'surroundings',
  says: 'What surrounds a page',
  fields: {
    header: oneOf(Head, { default: 'full' }),
    footer: flag({ default: true }),
    sidebar: flag({ default: false }),
    overflow: flag({ default: true }),
  },
});
export const Side = values({
  source: '§2',
  says: 'Whose side a page is on',
  items: { everybody: { label: 'Everybody’s' }, borrower: { label: 'The borrower’s' }, keeper: { label: 'The keeper’s' } },
});
export const route: RouteAmid<typeof Surroundings, typeof Side> = plainRoute;
