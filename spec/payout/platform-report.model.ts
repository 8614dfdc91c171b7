// The yearly report of platform operators to the Canada Revenue Agency: whom it names, and what it says of each listing.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { flag, id, instant, like, list, nullable, oneOf, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { constant } from 'spec-to-app/values';
import { PropertyType } from '../property/amenities.model';
import { PayoutAccount } from './payout.model';

const kept = decision(
  'Part XX of the Income Tax Act: a host who leaves is reported like any other for the year in which they were paid; it is filed by January 31, and corrected soon after',
);

export const reportKeptMonths = constant(2, {
  source: kept,
  unit: 'months',
  says: 'How long after the last year in which a host was paid it is kept of one who left what the tax office is told',
});

export const reportFiledBy = constant('01-31', {
  source: decision('Part XX of the Income Tax Act: by January 31 of the year after; the operator reads it each day until it is filed'),
  says: 'The day of the next year by which the yearly report of hosts is filed',
});

export const ReportedListing = shape({
  source: kept,
  called: 'reported listing',
  says: 'A listing as the tax office is told of it',
  fields: {
    property_id: id(),
    address: nullable(text()),
    city: nullable(text()),
    province: nullable(text()),
    postal_code: nullable(text()),
    property_type: oneOf(PropertyType),
    registration_number: nullable(text()),
  },
});

export const LeftHost = shape({
  source: kept,
  called: 'host who left',
  says: 'A host who left as the tax office is told of them',
  fields: {
    profile_id: id(),
    account: nullable(like(PayoutAccount)),
    is_paid_by_provider: flag(),
    listings: list(like(ReportedListing)),
    kept_until: instant(),
  },
});

export const excludedRentals = constant(2000, {
  source: decision(
    'Income Tax Act, subsection 282(1), “excluded seller” (a), at laws-lois.justice.gc.ca/eng/acts/I-3.3/section-282.html; the bound of 30 activities and $2,800 is about goods, and a small host of stays is reported',
  ),
  unit: 'stays',
  says: 'A company with more stays than this at one address in a year is no reportable seller',
});

export const platformReportTexts = texts({
  source: decision('Part XX of the Income Tax Act: by January 31, for each host and listing, with a copy for the host'),
  says: 'The yearly report of platform operators, as a table for a person to confirm, and in the host’s statement of the year',
  texts: {
    seller: 'Account identifier',
    excluded: 'Excluded',
    excludedCompany: 'More than {excludedRentals} stays at one address',
    kind: 'Person or company',
    name: 'Legal name',
    address: 'Address',
    birthDate: 'Date of birth',
    taxNumber: 'Tax number',
    companyNumber: 'Company number',
    gst: 'GST/HST number',
    qst: 'QST number',
    account: 'Financial account',
    atProvider: 'Known to the payment provider',
    listing: 'Address of the listing',
    type: 'Type of listing',
    registration: 'Registration number',
    nights: 'Nights rented',
    activities: 'Q{quarter} stays',
    consideration: 'Q{quarter} paid',
    direct: 'Q{quarter} paid directly',
    fees: 'Q{quarter} our fees',
    taxes: 'Q{quarter} taxes withheld',
    passed: 'Q{quarter} taxes passed on',
    missing: 'Missing, or to confirm',
    noDetails: 'payout details',
    noBirthDate: 'date of birth',
    noCompanyNumber: 'company number',
    wrongTaxNumber: 'tax number: its check digit is wrong',
    noListing: 'address of the listing',
    noRegistration: 'registration number of the listing',
    noAccount: 'financial account',
    heading: 'What we report to the Canada Revenue Agency for {year}',
    quarter: 'Q{quarter}',
    stays: 'Stays',
    paid: 'Paid',
    paidDirectly: 'Paid directly',
    fee: 'Service fees',
    withheld: 'Taxes withheld',
    passedOn: 'Taxes passed on',
    total: 'Year',
    copy: 'With it we report your legal name, address, date of birth or company number, tax number, and the addresses, registration numbers and nights of your listings. Part XX of the Income Tax Act asks us to, by January 31. Tell us at {supportEmail} if something is wrong.',
  },
});
