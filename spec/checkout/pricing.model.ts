// How a price is made: our fee, discounts, and the taxes on short stays.
import { decision } from '../language/declaration';
import { day, decimal, flag, integer, list, nullable, oneOf, optional, plainDate, text } from '../language/shapes';
import { constant, table, values } from '../language/values';
import { Province } from '../property/places.model';

const fees = decision(
  'section 3: covers card costs and is about half of what the large platforms take; guests pay it, hosts keep all of theirs',
);

export const serviceFeePercent = constant(8, { source: fees, unit: '%', says: 'Our fee, on what the host gets' });
export const weeklyDiscountNights = constant(7, {
  source: decision('section 3: the best discount counts, one only'),
  unit: 'nights',
  says: 'From how many nights on the weekly discount counts',
});
export const monthlyDiscountNights = constant(28, {
  source: decision('section 3: the best discount counts, one only'),
  unit: 'nights',
  says: 'From how many nights on the monthly discount counts',
});

export const earlyBookingDays = constant(60, {
  source: decision('section 3: the best discount counts, one only; two months ahead is when families plan'),
  unit: 'days',
  says: 'From how many days ahead the discount for early bookings counts',
});
export const lastMinuteDays = constant(7, {
  source: decision('section 3: the best discount counts, one only; in the last week a free night is likely to stay free'),
  unit: 'days',
  says: 'Up to how many days ahead the last-minute discount counts',
});

export const TaxBase = values({
  source: decision('section 4: what a tax is computed on'),
  says: 'The parts of a price that a tax is computed on',
  items: {
    nights: { label: 'Nights', says: 'After any discount' },
    host_fees: { label: 'Cleaning and other fees of the host' },
    service_fee: { label: 'Our fee' },
  },
});

const nightsOnly = ['nights' as const];
const room = ['nights' as const, 'host_fees' as const];
const everything = ['nights' as const, 'host_fees' as const, 'service_fee' as const];

const britishColumbia = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation';
const federal =
  'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html';
const alberta = 'https://www.alberta.ca/tourism-levy';
const manitoba = 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html';
const winnipeg = 'https://www.winnipeg.ca/assessment-taxes-corporate/other-city-taxes/accommodation-tax';
const toronto = 'https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-accommodation-tax-mat/';
const quebec = 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/tax-on-lodging/';
const novaScotia = 'https://novascotia.ca/finance/en/home/taxation/tax101/hst.html';

/**
 * One row is one tax in one place, in the order in which the lines are computed and shown. A city that has rows has all of its lines here;
 * everywhere else the province's rows hold. Rows marked `to_confirm` are commonly known or our own reading; a Canadian adviser confirms
 * every row before real money moves.
 */
export const taxRates = table({
  source: decision('section 4: each with the page it was read from'),
  says: 'Taxes on short stays, by place',
  columns: {
    province: oneOf(Province),
    city: nullable(text({ says: 'None: the whole province' })),
    tax: text({ says: 'The tax, as lines and rows name it', example: 'pst' }),
    label: text({ example: 'BC PST 8%' }),
    percent: decimal({ min: 0, max: 100 }),
    on: list(oneOf(TaxBase)),
    plus: optional(list(text(), { says: 'The taxes that are taxed again' })),
    from: optional(plainDate({ says: 'The first day on which it is due' })),
    to: optional(plainDate({ says: 'The last day on which it is due' })),
    to_confirm: optional(flag({ says: 'Our reading; somebody must confirm it' })),
    max_nights: integer({ min: 1, says: 'The longest stay that is taxed' }),
    read_at: text({ says: 'The page it was read from' }),
  },
  // biome-ignore format: one tax a line, as a table is read
  rows: [
    { province: 'BC', city: null, tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'BC', city: 'Whistler', tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Whistler', tax: 'mrdt', label: 'MRDT 3%', percent: 3, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Whistler', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'BC', city: 'Victoria', tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Victoria', tax: 'mrdt', label: 'MRDT 3%', percent: 3, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Victoria', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'BC', city: 'Tofino', tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Tofino', tax: 'mrdt', label: 'MRDT 3%', percent: 3, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Tofino', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'BC', city: 'Vancouver', tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Vancouver', tax: 'mrdt', label: 'MRDT 3%', percent: 3, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Vancouver', tax: 'major_events', label: 'Major Events MRDT 2.5%', percent: 2.5, on: room, from: day('2023-02-01'), to: day('2030-01-31'), max_nights: 26, read_at: britishColumbia },
    { province: 'BC', city: 'Vancouver', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, plus: ['pst', 'mrdt', 'major_events'], max_nights: 30, read_at: 'https://taxinterpretations.com/cra/news/114' },

    { province: 'AB', city: null, tax: 'tourism_levy', label: 'Alberta tourism levy 4%', percent: 4, on: everything, to: day('2026-03-31'), max_nights: 27, read_at: alberta },
    { province: 'AB', city: null, tax: 'tourism_levy', label: 'Alberta tourism levy 6%', percent: 6, on: everything, from: day('2026-04-01'), max_nights: 27, read_at: alberta },
    { province: 'AB', city: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'SK', city: null, tax: 'pst', label: 'SK PST 6%', percent: 6, on: room, max_nights: 29, read_at: 'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax' },
    { province: 'SK', city: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'MB', city: null, tax: 'rst', label: 'MB RST 7%', percent: 7, on: room, max_nights: 29, read_at: manitoba },
    { province: 'MB', city: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'MB', city: 'Winnipeg', tax: 'accommodation_tax', label: 'Winnipeg accommodation tax 6%', percent: 6, on: room, max_nights: 29, read_at: winnipeg },
    { province: 'MB', city: 'Winnipeg', tax: 'rst', label: 'MB RST 7%', percent: 7, on: room, max_nights: 29, read_at: manitoba },
    { province: 'MB', city: 'Winnipeg', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, plus: ['accommodation_tax'], max_nights: 30, read_at: federal },

    { province: 'ON', city: null, tax: 'hst', label: 'HST 13%', percent: 13, on: everything, max_nights: 30, read_at: federal },

    { province: 'ON', city: 'Toronto', tax: 'mat', label: 'Toronto MAT 6%', percent: 6, on: room, to: day('2025-05-31'), max_nights: 27, read_at: toronto },
    { province: 'ON', city: 'Toronto', tax: 'mat', label: 'Toronto MAT 8.5%', percent: 8.5, on: room, from: day('2025-06-01'), to: day('2026-07-31'), max_nights: 27, read_at: toronto },
    { province: 'ON', city: 'Toronto', tax: 'mat', label: 'Toronto MAT 6%', percent: 6, on: room, from: day('2026-08-01'), to_confirm: true, max_nights: 27, read_at: toronto },
    { province: 'ON', city: 'Toronto', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], max_nights: 30, read_at: federal },

    { province: 'ON', city: 'Ottawa', tax: 'mat', label: 'Ottawa MAT 5%', percent: 5, on: room, max_nights: 29, read_at: 'https://ottawa.ca/en/living-ottawa/laws-licences-and-permits/laws/laws-z/municipal-accommodation-tax-law-no-2022-56' },
    { province: 'ON', city: 'Ottawa', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], max_nights: 30, read_at: federal },

    { province: 'ON', city: 'Barrie', tax: 'mat', label: 'Barrie MAT 4%', percent: 4, on: room, to_confirm: true, max_nights: 29, read_at: 'https://www.barrie.ca' },
    { province: 'ON', city: 'Barrie', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'ON', city: 'Brockville', tax: 'mat', label: 'Brockville MAT 4%', percent: 4, on: room, to_confirm: true, max_nights: 29, read_at: 'https://brockville.com' },
    { province: 'ON', city: 'Brockville', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'ON', city: 'Sudbury', tax: 'mat', label: 'Sudbury MAT 4%', percent: 4, on: room, to_confirm: true, max_nights: 29, read_at: 'https://www.greatersudbury.ca' },
    { province: 'ON', city: 'Sudbury', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'ON', city: 'Newmarket', tax: 'mat', label: 'Newmarket MAT 4%', percent: 4, on: room, to_confirm: true, max_nights: 29, read_at: 'https://www.newmarket.ca' },
    { province: 'ON', city: 'Newmarket', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'ON', city: 'London', tax: 'mat', label: 'London MAT 4%', percent: 4, on: room, to_confirm: true, max_nights: 29, read_at: 'https://london.ca' },
    { province: 'ON', city: 'London', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'QC', city: null, tax: 'lodging_tax', label: 'Quebec lodging tax 3.5%', percent: 3.5, on: nightsOnly, max_nights: 31, read_at: quebec },
    { province: 'QC', city: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, plus: ['lodging_tax'], max_nights: 30, read_at: quebec },
    { province: 'QC', city: null, tax: 'qst', label: 'QST 9.975%', percent: 9.975, on: everything, plus: ['lodging_tax'], max_nights: 30, read_at: quebec },

    { province: 'NS', city: null, tax: 'hst', label: 'HST 14%', percent: 14, on: everything, from: day('2025-04-01'), max_nights: 30, read_at: novaScotia },

    { province: 'NS', city: 'Halifax', tax: 'marketing_levy', label: 'Halifax marketing levy 3%', percent: 3, on: room, max_nights: 30, read_at: 'https://www.halifax.ca' },
    { province: 'NS', city: 'Halifax', tax: 'hst', label: 'HST 14%', percent: 14, on: everything, plus: ['marketing_levy'], from: day('2025-04-01'), max_nights: 30, read_at: novaScotia },

    { province: 'NS', city: 'Cape Breton', tax: 'marketing_levy', label: 'Cape Breton marketing levy 3%', percent: 3, on: room, max_nights: 30, read_at: 'https://destinationcapebreton.com' },
    { province: 'NS', city: 'Cape Breton', tax: 'hst', label: 'HST 14%', percent: 14, on: everything, plus: ['marketing_levy'], from: day('2025-04-01'), max_nights: 30, read_at: novaScotia },

    { province: 'NB', city: null, tax: 'hst', label: 'HST 15%', percent: 15, on: everything, max_nights: 30, read_at: federal },

    { province: 'NL', city: null, tax: 'hst', label: 'HST 15%', percent: 15, on: everything, max_nights: 30, read_at: federal },

    { province: 'NL', city: 'St. John’s', tax: 'accommodation_tax', label: 'St. John’s accommodation tax 4%', percent: 4, on: room, to_confirm: true, max_nights: 30, read_at: 'https://www.stjohns.ca' },
    { province: 'NL', city: 'St. John’s', tax: 'hst', label: 'HST 15%', percent: 15, on: everything, plus: ['accommodation_tax'], max_nights: 30, read_at: federal },

    { province: 'PE', city: null, tax: 'hst', label: 'HST 15%', percent: 15, on: everything, max_nights: 30, read_at: federal },

    { province: 'PE', city: 'Charlottetown', tax: 'accommodation_levy', label: 'Charlottetown accommodation levy 3%', percent: 3, on: room, to_confirm: true, max_nights: 30, read_at: 'https://www.charlottetown.ca' },
    { province: 'PE', city: 'Charlottetown', tax: 'hst', label: 'HST 15%', percent: 15, on: everything, plus: ['accommodation_levy'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'YT', city: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'NT', city: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'NT', city: 'Yellowknife', tax: 'accommodation_levy', label: 'Yellowknife accommodation levy 4%', percent: 4, on: room, to_confirm: true, max_nights: 30, read_at: 'https://www.yellowknife.ca' },
    { province: 'NT', city: 'Yellowknife', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, plus: ['accommodation_levy'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'NU', city: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },
  ],
});

export const taxesReadOn = constant('2026-11-01', { source: decision('section 4'), says: 'The day on which the tax rows were read' });
