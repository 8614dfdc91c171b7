// When a property can be booked, as anyone may see it.
import { Currency } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { cents, group, instant, integer, like, list, nullable, oneOf, optional, plainDate } from 'spec-to-app/shapes';
import { Property } from './property.model';

export const CalendarRule = shape({
  source: decision('section 8: some dates ask for longer stays, or start only on some weekdays'),
  called: 'date rule',
  says: 'What holds on some dates',
  fields: {
    start: plainDate(),
    end: plainDate({ says: 'The day after the last' }),
    min_nights: optional(integer({ min: 1 })),
    checkin_days: optional(list(integer({ min: 0, max: 6, says: '0 is Sunday' }))),
    checkout_days: optional(list(integer({ min: 0, max: 6, says: '0 is Sunday; of the day on which a stay ends' }))),
  },
});

export const NightsGap = shape({
  source: decision('section 20: open nights between nights that are gone, too few for any stay'),
  called: 'gap',
  says: 'Open nights between nights that are gone, too few for the shortest stay',
  fields: {
    start: plainDate({ says: 'The first night' }),
    end: plainDate({ says: 'The morning after the last night' }),
    min_nights: integer({ min: 1, says: 'The shortest stay that may begin there' }),
  },
});

export const Availability = shape({
  source: decision('section 15: which nights are taken, never why'),
  called: 'availability',
  says: 'When a property can be booked',
  fields: {
    ...pick(Property, 'timezone', 'checkin_time', 'checkout_time', 'min_nights', 'max_nights', 'advance_notice_hours'),
    horizon: plainDate({ says: 'The last day that can be booked' }),
    unavailable: list(group({ start: plainDate(), end: plainDate({ says: 'The morning after the last taken night' }) })),
    rules: list(like(CalendarRule), { says: 'Where several hold on a day, the first shortest stay counts' }),
    gaps: list(like(NightsGap), { says: 'Gaps between stays in which a shorter stay may begin' }),
    synced_at: nullable(instant()),
  },
});

export const NightPrices = shape({
  source: decision('a date chooser shows what a night costs from each day on, as search and listing show it'),
  called: 'prices of a month',
  says: 'What a night costs from each day of a month on which a stay may begin',
  fields: {
    currency: oneOf(Currency),
    nights: list(
      group({
        date: plainDate({ says: 'Check-in' }),
        night_cents: cents({
          min: 0,
          says: 'The average night of the shortest stay from this day, fees included, before taxes, in the smallest unit',
        }),
      }),
      { max: 31 },
    ),
  },
});
