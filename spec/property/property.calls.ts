// The public calls of one property: the listing, when it is free, what it costs, and a word to its host.
import { totalUnpayable } from '../checkout/checkout.errors';
import { Currency, Guests, LineItem } from '../checkout/money.model';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { cents, group, id, integer, like, list, nullable, oneOf, optional, plainDate } from 'spec-to-app/shapes';
import { hours, minutes } from 'spec-to-app/terms';
import { personLeft } from '../message/message.errors';
import { mayUsePoints } from '../points/points.rules';
import { highestSumCents, pointsMax } from '../product';
import { hostMessagesPerHour, listingReads, priceChecksPerMinute } from './limits.model';
import { datesReversed, ownListing } from './property.errors';
import { Availability, NightPrices } from './availability.model';
import { Listing } from './property.model';
import { hostMessageIsGiven, namedAtListing, propertyIsGiven, publicListing, targetIsGiven } from './property.rules';
import { PriceCheck, PricingMeta } from './quoting.model';
import { people } from './search.calls';
import { HostContact, PriceTarget } from './request.model';

export const getListing = call('GET /property/{property_id}', {
  source: decision('section 17: the listing page needs the listing; its place is rounded until a booking is confirmed'),
  says: 'A property as a guest sees it; drafts are not found, and what was archived is gone',
  guard: publicListing,
  query: {
    checkin: optional(plainDate({ says: 'With both dates, the price is that of the stay' })),
    checkout: optional(plainDate()),
    currency: optional(oneOf(Currency)),
  },
  answer: like(Listing),
  throttle: { times: listingReads.value, per: minutes(10) },
});

export const countListingView = call('POST /property/{property_id}/view', {
  source: decision(
    'section 20: a host sees how often a listing is opened; the page says so itself, so that one drawn ahead or kept counts when it is looked at',
  ),
  says: 'Counts one look at the page of a listing, by day and without the person; its host’s own looks and robots’ are not counted',
  guard: publicListing,
  throttle: { times: listingReads.value, per: minutes(10) },
  tool: 'none',
});

export const getAvailability = call('GET /property/{property_id}/availability', {
  source: '§7 Property',
  says: 'Which nights are taken, never why; from today to the horizon unless asked otherwise',
  guard: publicListing,
  query: { from: optional(plainDate()), to: optional(plainDate({ says: 'The day after the last night' })) },
  answer: like(Availability),
  rules: [propertyIsGiven],
  errors: [datesReversed],
  throttle: { times: listingReads.value, per: minutes(10) },
});

export const listNightPrices = call('GET /property/{property_id}/night-price', {
  source: decision('a date chooser shows what a night costs from each day on, as search and listing show it'),
  says: 'What a night costs from each day of a month on which these people may begin a stay; other days are left out',
  guard: publicListing,
  query: {
    month: plainDate({ says: 'Any day of the month', example: '2027-02-01' }),
    ...people,
  },
  answer: like(NightPrices),
  throttle: { times: listingReads.value, per: minutes(10) },
});

export const checkPrice = call('POST /property/{property_id}/check-price', {
  source: '§7 Property',
  says: 'What the stay at another site’s address costs here; dates and guests are read off the address where they are not given',
  guard: publicListing,
  input: {
    ...PriceTarget.fields,
    checkin: optional(nullable(plainDate())),
    checkout: optional(nullable(plainDate())),
    guests: optional(nullable(like(Guests))),
    currency: oneOf(Currency, { default: 'CAD' }),
    source_total: optional(
      nullable(
        group(
          { amount_cents: cents({ min: 0, max: highestSumCents.value, example: 101_200 }), currency: oneOf(Currency) },
          { says: 'The whole price there, taxes included; savings are told only against it' },
        ),
      ),
    ),
  },
  answer: like(PriceCheck),
  rules: [propertyIsGiven, targetIsGiven],
  throttle: { times: priceChecksPerMinute.value, per: minutes(1) },
  tool: 'reading',
});

export const getPricingMeta = call('POST /property/{property_id}/pricing-meta', {
  source: '§7 Property',
  says: 'The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted',
  guard: publicListing,
  input: {
    booking: group(
      {
        checkin: plainDate({ example: '2027-02-12' }),
        checkout: plainDate({ example: '2027-02-15' }),
        guests: optional(like(Guests)),
        currency: oneOf(Currency, { default: 'CAD' }),
        points: integer({ min: 0, max: pointsMax.value, default: 0 }),
      },
      { says: 'The stay that is looked at' },
    ),
    lineItems: optional(list(like(LineItem), { max: 40, says: 'The lines that the caller shows' })),
  },
  answer: like(PricingMeta),
  rules: [propertyIsGiven, mayUsePoints],
  errors: [totalUnpayable],
  throttle: { times: priceChecksPerMinute.value, per: minutes(1) },
  tool: 'reading',
});

export const contactHost = call('POST /property/{property_id}/contact', {
  source: '§7 Property',
  says: 'Writes to the host in the thread of the two; neither sees the other’s address',
  guard: namedAtListing,
  input: HostContact.fields,
  answer: { thread_id: id() },
  rules: [propertyIsGiven, hostMessageIsGiven],
  errors: [ownListing, personLeft],
  throttle: { times: hostMessagesPerHour.value, per: hours(1) },
  repeatable: true,
});
