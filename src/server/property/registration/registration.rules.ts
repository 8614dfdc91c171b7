// The law of a place for people who let a home there, and whether a number looks like one that it gives out. Pure.
import type { RegistrationDuty, ShownRegistration } from '../../../../generated/model/entities';
import { registrationDuties, type RegistrationDutiesRow } from '../../../../generated/model/tables';
import { Province } from '../../../../generated/model/values';
import { listingTexts } from '../../../../generated/texts/sentences/listingTexts';
import { folded } from '../../pricing/town.rules';

interface Place {
  readonly province: Province | null;
  readonly city: string;
}

interface Duties {
  /** Of the province, or of a city whose province asks for nothing. */
  readonly registration: RegistrationDuty | null;
  /** Of a city beside its province. */
  readonly licence: RegistrationDuty | null;
}
const dutyIn = (row: RegistrationDutiesRow): RegistrationDuty => {
  const { called, asked_by, pattern, example, expires, nights_a_year } = row;
  return { place: row.city ?? Province[row.province].label, called, asked_by, pattern, example, expires, nights_a_year };
};

export const dutiesOf = ({ province, city }: Place): Duties => {
  const here = registrationDuties.filter((row) => row.province === province);
  const [whole, town] = [here.find((row) => row.city === null), here.find((row) => row.city !== null && folded(row.city) === folded(city))];
  const [registration, licence] = whole ? [whole, town] : [town, undefined];
  return { registration: registration ? dutyIn(registration) : null, licence: licence ? dutyIn(licence) : null };
};

export const dutyOf = (place: Place): RegistrationDuty | null => dutiesOf(place).registration;

/** As certificates write it: in capital letters. */
export const writtenNumber = (typed: string): string => typed.toUpperCase();

/** Whether a number has the form that is given out for it; where no form is known, any does. */
export const numberFits = (duty: RegistrationDuty | null, number: string | null): boolean =>
  number === null || !duty?.pattern || new RegExp(duty.pattern).test(number);

interface Numbers {
  readonly registration_number: string | null;
  readonly licence_number: string | null;
}
/** The numbers of a listing as anyone reads them, under the names of their places. */
export const shownRegistrations = (row: Place & Numbers): readonly ShownRegistration[] => {
  const { registration, licence } = dutiesOf(row);
  const place = row.province === null ? row.city : Province[row.province].label;
  const { place: issued, called } = registration ?? { place, called: listingTexts.registrationNumber };
  return [
    ...(row.registration_number === null ? [] : [{ place: issued, called, number: row.registration_number }]),
    ...(row.licence_number === null || !licence ? [] : [{ place: licence.place, called: licence.called, number: row.licence_number }]),
  ];
};

/** House number and unit of a street address: `12-345 Main Street` is number 345, unit 12. */
export const streetOf = (address: string): { readonly street_number: string; readonly unit: string | undefined } => {
  const [, before, street_number = ''] = /^\s*(?:#?(\w+)\s*-\s*)?(\d+\w*)/.exec(address) ?? [];
  const after = /(?:unit|apt|suite|#)\.?\s*(\w+)/i.exec(address)?.[1];
  return { street_number, unit: before ?? after };
};
