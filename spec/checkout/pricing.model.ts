// How a price is made: our fee, discounts, and the taxes on short stays.
import { decision } from 'spec-to-app/declaration';
import { day, decimal, flag, integer, list, nullable, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { constant, table, values } from 'spec-to-app/values';
import { Province } from '../property/places.model';
import { capeBretonTowns } from '../property/regions.model';

const fees = decision(
  'section 3: covers card costs and is about half of what the large platforms take; guests pay it, hosts keep all of theirs',
);

export const serviceFeePercent = constant(8, { source: fees, unit: '%', says: 'Our fee, on what the host gets' });
const charged = decision('section 3: what the payment provider takes in one charge, by its documentation');
export const chargeLeast = constant(50, {
  source: charged,
  unit: 'cents',
  says: 'The least that is charged, in the smallest unit of each currency',
});
export const chargeMost = constant(99_999_999, {
  source: charged,
  unit: 'cents',
  says: 'The most that is charged at once, in the smallest unit of each currency',
});
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
    host_fees: { label: 'Cleaning and other host fees' },
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

const mrdt = 'https://www2.gov.bc.ca/assets/gov/taxes/sales-taxes/publications/pst-120-accommodation.pdf';
const ottawa = 'https://ottawa.ca/en/living-ottawa/laws-licences-and-permits/laws/laws-z/municipal-accommodation-tax-law-no-2022-56';
const capeBreton = 'https://destinationcapebreton.com/marketing-levy/';

/**
 * Where local taxes are due: towns as people write them in an address, case, accents, apostrophes and full stops apart. A town stands in
 * one area; outside all of them only its province's taxes are due.
 */
export const taxAreas = table({
  source: decision('section 4: each with the page it was read from'),
  says: 'The areas that have local taxes of their own, by the towns in them',
  columns: {
    area: text({ says: 'The area, as tax rows name it', example: 'bc_mrdt' }),
    province: oneOf(Province),
    towns: list(text()),
    to_confirm: optional(flag({ says: 'Our reading; somebody must confirm which towns and addresses belong to it' })),
    read_at: text({ says: 'The page it was read from' }),
  },
  // biome-ignore format: one area a line, as a table is read
  rows: [
    { area: 'vancouver', province: 'BC', towns: ['Vancouver'], read_at: britishColumbia },
    { area: 'bc_mrdt', province: 'BC', towns: ['Whistler', 'Victoria', 'Tofino', 'Ucluelet', 'Campbell River', 'Chilliwack', 'Hornby Island', 'Port McNeill', 'Alert Bay'], read_at: mrdt },
    { area: 'bc_mrdt_interior', province: 'BC', towns: ['Kelowna', 'Penticton', 'Golden', 'Radium Hot Springs', 'Revelstoke', 'Fernie', 'Invermere', 'Kimberley', 'Osoyoos', 'Rossland', 'Sun Peaks', 'Harrison Hot Springs', 'Valemount', 'Nelson', 'Kamloops'], to_confirm: true, read_at: mrdt },
    { area: 'bc_mrdt_2', province: 'BC', towns: ['Grand Forks', 'Greenwood', 'Midway', 'Christina Lake'], to_confirm: true, read_at: mrdt },
    { area: 'winnipeg', province: 'MB', towns: ['Winnipeg'], read_at: winnipeg },
    { area: 'toronto', province: 'ON', towns: ['Toronto', 'Etobicoke', 'North York', 'Scarborough', 'East York', 'York'], read_at: toronto },
    { area: 'ottawa', province: 'ON', towns: ['Ottawa', 'Kanata', 'Nepean', 'Gloucester', 'Orléans'], read_at: ottawa },
    { area: 'on_mat_room', province: 'ON', towns: ['Huntsville', 'Tobermory', 'Lion’s Head', 'Picton', 'Wellington', 'Bloomfield', 'North Bay'], to_confirm: true, read_at: 'https://huntsville.ca/business-development-environment/municipal-accommodation-tax' },
    { area: 'on_mat', province: 'ON', towns: ['Barrie', 'Brockville', 'Sudbury', 'Greater Sudbury', 'Newmarket', 'London'], to_confirm: true, read_at: 'https://london.ca' },
    { area: 'halifax', province: 'NS', towns: ['Halifax', 'Dartmouth', 'Bedford', 'Peggy’s Cove', 'Sheet Harbour'], read_at: 'https://www.halifax.ca' },
    { area: 'cape_breton', province: 'NS', towns: capeBretonTowns, read_at: capeBreton },
    { area: 'moncton', province: 'NB', towns: ['Moncton', 'Dieppe'], to_confirm: true, read_at: 'https://www.moncton.ca/lets-do-business/tourism-accommodation-levy' },
    { area: 'saint_andrews', province: 'NB', towns: ['Saint Andrews', 'St. Andrews', 'Bayside', 'Chamcook'], read_at: 'https://www.townofsaintandrews.ca/tourism-accommodation-levy/' },
    { area: 'st_johns', province: 'NL', towns: ['St. John’s', 'Saint John’s'], to_confirm: true, read_at: 'https://www.stjohns.ca' },
    { area: 'charlottetown', province: 'PE', towns: ['Charlottetown'], to_confirm: true, read_at: 'https://www.charlottetown.ca' },
    { area: 'yellowknife', province: 'NT', towns: ['Yellowknife'], to_confirm: true, read_at: 'https://www.yellowknife.ca' },
  ],
});

/**
 * One row is one tax, in the order in which the lines are computed and shown: an area has all of its lines here, everywhere else the
 * province's rows hold. Rows marked `to_confirm` are commonly known or our own reading; a Canadian adviser confirms every row before real
 * money moves.
 */
export const taxRates = table({
  source: decision('section 4: each with the page it was read from'),
  says: 'Taxes on short stays, by place',
  columns: {
    province: oneOf(Province),
    area: nullable(text({ says: 'None: the rest of the province' })),
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
    { province: 'BC', area: null, tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'BC', area: 'bc_mrdt', tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'bc_mrdt', tax: 'mrdt', label: 'MRDT 3%', percent: 3, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'bc_mrdt', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'BC', area: 'bc_mrdt_interior', tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'bc_mrdt_interior', tax: 'mrdt', label: 'MRDT 3%', percent: 3, on: room, to_confirm: true, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'bc_mrdt_interior', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'BC', area: 'bc_mrdt_2', tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'bc_mrdt_2', tax: 'mrdt', label: 'MRDT 2%', percent: 2, on: room, to_confirm: true, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'bc_mrdt_2', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'BC', area: 'vancouver', tax: 'pst', label: 'BC PST 8%', percent: 8, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'vancouver', tax: 'mrdt', label: 'MRDT 3%', percent: 3, on: room, max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'vancouver', tax: 'major_events', label: 'Major Events MRDT 2.5%', percent: 2.5, on: room, from: day('2023-02-01'), to: day('2030-01-31'), max_nights: 26, read_at: britishColumbia },
    { province: 'BC', area: 'vancouver', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, plus: ['pst', 'mrdt', 'major_events'], max_nights: 30, read_at: 'https://taxinterpretations.com/cra/news/114' },

    { province: 'AB', area: null, tax: 'tourism_levy', label: 'Alberta tourism levy 4%', percent: 4, on: everything, to: day('2026-03-31'), max_nights: 27, read_at: alberta },
    { province: 'AB', area: null, tax: 'tourism_levy', label: 'Alberta tourism levy 6%', percent: 6, on: everything, from: day('2026-04-01'), max_nights: 27, read_at: alberta },
    { province: 'AB', area: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'SK', area: null, tax: 'pst', label: 'SK PST 6%', percent: 6, on: room, max_nights: 29, read_at: 'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax' },
    { province: 'SK', area: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'MB', area: null, tax: 'rst', label: 'MB RST 7%', percent: 7, on: room, max_nights: 29, read_at: manitoba },
    { province: 'MB', area: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'MB', area: 'winnipeg', tax: 'accommodation_tax', label: 'Winnipeg accommodation tax 6%', percent: 6, on: room, max_nights: 29, read_at: winnipeg },
    { province: 'MB', area: 'winnipeg', tax: 'rst', label: 'MB RST 7%', percent: 7, on: room, max_nights: 29, read_at: manitoba },
    { province: 'MB', area: 'winnipeg', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, plus: ['accommodation_tax'], max_nights: 30, read_at: federal },

    { province: 'ON', area: null, tax: 'hst', label: 'HST 13%', percent: 13, on: everything, max_nights: 30, read_at: federal },

    { province: 'ON', area: 'toronto', tax: 'mat', label: 'Toronto MAT 6%', percent: 6, on: room, to: day('2025-05-31'), max_nights: 27, read_at: toronto },
    { province: 'ON', area: 'toronto', tax: 'mat', label: 'Toronto MAT 8.5%', percent: 8.5, on: room, from: day('2025-06-01'), to: day('2026-07-31'), max_nights: 27, read_at: toronto },
    { province: 'ON', area: 'toronto', tax: 'mat', label: 'Toronto MAT 6%', percent: 6, on: room, from: day('2026-08-01'), to_confirm: true, max_nights: 27, read_at: toronto },
    { province: 'ON', area: 'toronto', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], max_nights: 30, read_at: federal },

    { province: 'ON', area: 'ottawa', tax: 'mat', label: 'Ottawa MAT 5%', percent: 5, on: room, max_nights: 29, read_at: ottawa },
    { province: 'ON', area: 'ottawa', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], max_nights: 30, read_at: federal },

    { province: 'ON', area: 'on_mat', tax: 'mat', label: 'Municipal accommodation tax 4%', percent: 4, on: room, to_confirm: true, max_nights: 29, read_at: 'https://london.ca' },
    { province: 'ON', area: 'on_mat', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'ON', area: 'on_mat_room', tax: 'mat', label: 'Municipal accommodation tax 4%', percent: 4, on: nightsOnly, to_confirm: true, max_nights: 29, read_at: 'https://huntsville.ca/business-development-environment/municipal-accommodation-tax' },
    { province: 'ON', area: 'on_mat_room', tax: 'hst', label: 'HST 13%', percent: 13, on: everything, plus: ['mat'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'QC', area: null, tax: 'lodging_tax', label: 'Quebec lodging tax 3.5%', percent: 3.5, on: nightsOnly, max_nights: 31, read_at: quebec },
    { province: 'QC', area: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, plus: ['lodging_tax'], max_nights: 30, read_at: quebec },
    { province: 'QC', area: null, tax: 'qst', label: 'QST 9.975%', percent: 9.975, on: everything, plus: ['lodging_tax'], max_nights: 30, read_at: quebec },

    { province: 'NS', area: null, tax: 'hst', label: 'HST 14%', percent: 14, on: everything, from: day('2025-04-01'), max_nights: 30, read_at: novaScotia },

    { province: 'NS', area: 'halifax', tax: 'marketing_levy', label: 'Halifax marketing levy 3%', percent: 3, on: room, max_nights: 30, read_at: 'https://www.halifax.ca' },
    { province: 'NS', area: 'halifax', tax: 'hst', label: 'HST 14%', percent: 14, on: everything, plus: ['marketing_levy'], from: day('2025-04-01'), max_nights: 30, read_at: novaScotia },

    { province: 'NS', area: 'cape_breton', tax: 'marketing_levy', label: 'Cape Breton marketing levy 3%', percent: 3, on: room, max_nights: 30, read_at: capeBreton },
    { province: 'NS', area: 'cape_breton', tax: 'hst', label: 'HST 14%', percent: 14, on: everything, plus: ['marketing_levy'], from: day('2025-04-01'), max_nights: 30, read_at: novaScotia },

    { province: 'NB', area: null, tax: 'hst', label: 'HST 15%', percent: 15, on: everything, max_nights: 30, read_at: federal },

    { province: 'NB', area: 'moncton', tax: 'accommodation_levy', label: 'Tourism accommodation levy 3.5%', percent: 3.5, on: room, to_confirm: true, max_nights: 31, read_at: 'https://www.moncton.ca/lets-do-business/tourism-accommodation-levy' },
    { province: 'NB', area: 'moncton', tax: 'hst', label: 'HST 15%', percent: 15, on: everything, plus: ['accommodation_levy'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'NB', area: 'saint_andrews', tax: 'accommodation_levy', label: 'Saint Andrews accommodation levy 3.5%', percent: 3.5, on: room, max_nights: 31, read_at: 'https://www.townofsaintandrews.ca/tourism-accommodation-levy/' },
    { province: 'NB', area: 'saint_andrews', tax: 'hst', label: 'HST 15%', percent: 15, on: everything, plus: ['accommodation_levy'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'NL', area: null, tax: 'hst', label: 'HST 15%', percent: 15, on: everything, max_nights: 30, read_at: federal },

    { province: 'NL', area: 'st_johns', tax: 'accommodation_tax', label: 'St. John’s accommodation tax 4%', percent: 4, on: room, to_confirm: true, max_nights: 30, read_at: 'https://www.stjohns.ca' },
    { province: 'NL', area: 'st_johns', tax: 'hst', label: 'HST 15%', percent: 15, on: everything, plus: ['accommodation_tax'], max_nights: 30, read_at: federal },

    { province: 'PE', area: null, tax: 'hst', label: 'HST 15%', percent: 15, on: everything, max_nights: 30, read_at: federal },

    { province: 'PE', area: 'charlottetown', tax: 'accommodation_levy', label: 'Charlottetown accommodation levy 3%', percent: 3, on: room, to_confirm: true, max_nights: 30, read_at: 'https://www.charlottetown.ca' },
    { province: 'PE', area: 'charlottetown', tax: 'hst', label: 'HST 15%', percent: 15, on: everything, plus: ['accommodation_levy'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'YT', area: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'NT', area: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },

    { province: 'NT', area: 'yellowknife', tax: 'accommodation_levy', label: 'Yellowknife accommodation levy 4%', percent: 4, on: room, to_confirm: true, max_nights: 30, read_at: 'https://www.yellowknife.ca' },
    { province: 'NT', area: 'yellowknife', tax: 'gst', label: 'GST 5%', percent: 5, on: everything, plus: ['accommodation_levy'], to_confirm: true, max_nights: 30, read_at: federal },

    { province: 'NU', area: null, tax: 'gst', label: 'GST 5%', percent: 5, on: everything, max_nights: 30, read_at: federal },
  ],
});

export const untaxedNightCents = constant(2000, {
  source: decision('section 19.17: the federal law asks for stays that cost more than $20 a day'),
  unit: 'cents',
  says: 'Up to which price of a night, fees included, the sales taxes below are not due',
});
export const salesTaxes = table({
  source: decision('section 19.17: below it only lodging taxes count'),
  says: 'The taxes that are due only on nights that cost more',
  columns: { tax: text() },
  rows: [{ tax: 'gst' }, { tax: 'hst' }, { tax: 'qst' }],
});
