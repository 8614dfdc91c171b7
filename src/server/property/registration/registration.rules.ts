// The law of a place for people who let a home there, and whether a number looks like one that it gives out. Pure.
import type { RegistrationDuty } from '../../../../generated/model/entities';
import { registrationDuties, type RegistrationDutiesRow } from '../../../../generated/model/tables';
import { Province } from '../../../../generated/model/values';
import { folded } from '../../pricing/town.rules';

interface Place {
  readonly province: Province | null;
  readonly city: string;
}

/** The duty of a place: a town's own before that of its province. */
const rowOf = ({ province, city }: Place): RegistrationDutiesRow | undefined => {
  const here = registrationDuties.filter((row) => row.province === province);
  const town = folded(city);
  return here.find((row) => row.city !== null && folded(row.city) === town) ?? here.find((row) => row.city === null);
};

export const dutyOf = (place: Place): RegistrationDuty | null => {
  const row = rowOf(place);
  if (!row) return null;
  const { called, asked_by, pattern, example, expires, nights_a_year } = row;
  return { place: row.city ?? Province[row.province].label, called, asked_by, pattern, example, expires, nights_a_year };
};

/** As certificates write it: in capital letters. */
export const writtenNumber = (typed: string): string => typed.toUpperCase();

/** Whether a number has the form that its place gives out; where no form is known, any does. */
export const numberFits = (place: Place, number: string | null): boolean => {
  const pattern = rowOf(place)?.pattern;
  return number === null || !pattern || new RegExp(pattern).test(number);
};

/** House number and unit of a street address: `12-345 Main Street` is number 345, unit 12. */
export const streetOf = (address: string): { readonly street_number: string; readonly unit: string | undefined } => {
  const [, before, street_number = ''] = /^\s*(?:#?(\w+)\s*-\s*)?(\d+\w*)/.exec(address) ?? [];
  const after = /(?:unit|apt|suite|#)\.?\s*(\w+)/i.exec(address)?.[1];
  return { street_number, unit: before ?? after };
};
