// A property's numbers for its host: nights that were sold and open, their price, and the answers to requests.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { integer, like, nullable, plainDate } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { values } from 'spec-to-app/values';
import { Money } from '../checkout/money.model';

const source = decision('section 20: a host sees how each listing does, and what each number counts');

export const NumbersPeriod = values({
  source,
  says: 'The days over which a host sees the numbers of a property; each ends with last night',
  items: { days30: { label: 'Last 30 days' }, months12: { label: 'Last 12 months' }, year: { label: 'This year' } },
});

export const ListingNumbers = shape({
  source,
  called: 'numbers of a property',
  says: 'How a property did in a period, by the days of its place',
  fields: {
    from: plainDate({ says: 'Its first night; not before the day on which it was first listed' }),
    to: plainDate({ says: 'The day after its last night' }),
    nights_sold: integer({ min: 0, says: 'Nights of confirmed stays that were paid for and not given back' }),
    nights_open: integer({
      min: 0,
      says: 'Other nights that could have been sold: not blocked, not taken by another calendar, not kept free around a stay; paused time counts',
    }),
    night: nullable(like(Money, { says: 'What a sold night brings its host on average, with fees, before refunds and without taxes' })),
    occupancy_percent: nullable(
      integer({ min: 0, max: 100, says: 'Sold nights, of those that were sold or open; nothing where there were none' }),
    ),
    requests: integer({ min: 0, says: 'Requests of these days that were accepted, declined, or ran out' }),
    answered: integer({ min: 0, says: 'Those of them that the host answered in time' }),
    views: integer({ min: 0, says: 'How often its page was opened by others than its host in these days, today included' }),
    booked: integer({ min: 0, says: 'Stays that were booked and paid for since the first counted look of these days' }),
  },
});

export const numbersTexts = texts({
  source,
  says: 'The numbers of a property on its page',
  texts: {
    heading: 'How it’s doing',
    period: 'Period',
    dates: 'Nights from {date} to last night.',
    notListed: 'Numbers appear here once it has been published for a night.',
    sold: 'Nights sold',
    soldOf: counted('count', { one: 'of {count} night offered', other: 'of {count} nights offered' }),
    night: 'Average night',
    nightSays: 'what you earn, with cleaning and other fees, before refunds',
    occupancy: 'Occupancy',
    occupancySays: 'nights blocked by you or taken on other sites don’t count',
    answers: 'Answer rate',
    answersOf: counted('count', {
      one: '{answered} of {count} request answered in time',
      other: '{answered} of {count} requests answered in time',
    }),
    answersNone: 'no requests',
    views: 'Page views',
    viewsBooked: counted('count', { one: '{count} booking, {percent}% of views', other: '{count} bookings, {percent}% of views' }),
    viewsNone: 'not counting your own',
    none: '–',
    percent: '{percent}%',
    paused: 'Time while this listing was paused counts as offered.',
    loading: 'Loading the numbers',
    failed: 'We couldn’t load the numbers.',
  },
});
