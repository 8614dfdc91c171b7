// Words of the open search box: nothing of them is read before it opens.
import { decision } from 'spec-to-app/declaration';
import { counted, texts } from 'spec-to-app/text';

export const searchBoxTexts = texts({
  source: decision('look and feel: the pill of home, search and destination pages; it keeps its state between them'),
  says: 'The search pill while a part of it is open',
  texts: {
    clear: 'Clear',
    recent: 'Recent searches',
    popular: 'Popular places',
    places: 'Places',
    searchFor: 'We don’t recognize this place. Search for “{typed}” anyway.',
    hint: 'City, lake, province…',
    done: 'Done',
    forget: 'Clear recent searches',
    suggestions: 'Suggested places',
  },
});

export const flexibleTexts = texts({
  source: decision('look and feel: dates may be left open, as people who know how long and not when leave them'),
  says: 'The part of the search box in which dates are left open',
  texts: {
    how: 'How exact your dates are',
    dates: 'Dates',
    flexible: 'Flexible',
    exact: 'Exact dates',
    around: counted('shift', { one: '± {shift} day', other: '± {shift} days' }),
    stay: 'How long?',
    nights: counted('nights', { one: '{stay}, {nights} night', other: '{stay}, {nights} nights' }),
    months: 'When?',
    monthsHelp: 'Choose one, or up to {flexibleMonthsMax} of them.',
  },
});
