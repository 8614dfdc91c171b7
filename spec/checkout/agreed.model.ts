// A price as it was agreed, in cents of Canadian dollars: what every later sum of a booking is reckoned from.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { cents, clock, decimal, flag, group, like, list, nullable, oneOf, optional, text } from 'spec-to-app/shapes';
import { CancellationPolicy } from '../booking/policy.model';
import { TimeZone } from '../property/places.model';
import { LineType } from './money.model';

export const PriceLine = shape({
  source: decision('section 3: a price is worked out in whole cents of Canadian dollars'),
  called: 'line of a price',
  says: 'One line of a price in cents of Canadian dollars, before it is shown in any currency',
  fields: {
    code: text({ max: 64, example: 'cleaning_fee' }),
    label: text({ max: 200, says: 'With a place for what a night costs, in the currency that it is shown in' }),
    each: optional(
      group({ cents: cents(), isAverage: flag() }, { says: 'What a night costs: of so many the line is made, or that is their average' }),
    ),
    type: oneOf(LineType),
    cents: cents(),
    percent: optional(decimal({ says: 'Of a tax: its rate' })),
    base_cents: optional(cents({ says: 'Of a tax: what it is computed on' })),
  },
});

export const AgreedPrice = shape({
  source: decision('section 19.2: once booked, price and rate stand, whatever the listing asks later'),
  called: 'agreed price',
  says: 'The price of a stay as it was agreed, points apart; refunds, other currencies and the ledger are reckoned from it',
  fields: {
    province: nullable(text()),
    city: text({ says: 'Where taxes are due' }),
    night_cents: list(cents(), { says: 'What each night costs by itself' }),
    lines: list(like(PriceLine)),
  },
});

export const AgreedTerms = shape({
  source: decision('section 15: never a silent change'),
  called: 'agreed terms',
  says: 'What a guest reads beside the price and agrees to with it, as the listing had it when the price was shown',
  fields: {
    cancellation_policy: oneOf(CancellationPolicy),
    checkin_time: clock(),
    checkout_time: clock(),
    timezone: oneOf(TimeZone),
  },
});
