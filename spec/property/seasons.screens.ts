// The window of a host's seasons.
import { form } from 'spec-to-app/form';
import { counted, texts } from 'spec-to-app/text';
import { SeasonEdit, seasons } from './seasons.model';

export const seasonForm = form({
  source: seasons,
  title: 'Season',
  submit: 'Save',
  collects: SeasonEdit,
  fields: {
    name: { label: 'Name', placeholder: 'Summer 2027', help: 'Only you and your co-hosts see it.', missing: 'Enter a name.' },
    start: { label: 'First night', widget: 'date', missing: 'Choose the first night.' },
    last: { label: 'Last night', widget: 'date', missing: 'Choose the last night.' },
    yearly: { label: 'Every year', widget: 'checkbox', help: 'The same dates each year, until you change or remove the season.' },
    price_cents: { label: 'Price per night', widget: 'money', help: 'Leave empty for your usual prices.' },
    min_nights: { label: 'Minimum stay for check-ins in this season', widget: 'stepper', help: 'Leave empty for the usual minimum.' },
  },
});

export const seasonTexts = texts({
  source: seasons,
  says: 'A host’s seasons',
  texts: {
    heading: 'Seasons',
    order:
      'A price you set for a date in the calendar comes first, then the season’s if it has one, then your price for that day of the week, then your price per night. Booked nights keep their price.',
    none: 'No seasons yet. Name the times when your price or minimum stay is different, such as “Summer 2027”, and set them once for several listings.',
    add: 'New season',
    full: 'You have {seasonsMax} seasons, the most you can keep. Remove one to add another.',
    price: '{price} a night',
    everyYear: 'Every year, {dates}',
    everyYearFrom: 'Every year from {year}, {dates}',
    usualPrice: 'usual price',
    shortest: counted('nights', { one: '{nights}-night minimum', other: '{nights}-night minimum' }),
    listings: counted('count', { one: '{count} listing', other: '{count} listings' }),
    over: 'Over',
    where: 'Listings',
    whereMissing: 'Choose at least one listing.',
    editOf: 'Edit “{name}”',
    editHeading: 'Edit season',
    remove: 'Remove',
    removeOf: 'Remove “{name}”',
    removeHeading: 'Remove “{name}”?',
    removeText: 'Its nights go back to your usual price and minimum stay. Booked nights keep their price.',
    keep: 'Keep it',
    back: 'Back',
    loading: 'Loading your seasons',
    failed: 'We couldn’t load your seasons.',
  },
});
