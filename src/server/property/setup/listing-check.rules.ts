// The reasons against listing a property. Pure: its surroundings are handed in.
import type { ListingCheck } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { ListingNeed } from '../../../../generated/model/values';
import type { Instant } from '../../../../generated/model/wire';
import { mayBeListed } from '../../../../generated/rules/property';
import type { PropertyRow } from '../property.lookup';
import { dutiesOf, numberFits } from '../registration/registration.rules';

/** Facts of other tables about a property. */
export interface Around {
  readonly photos: number;
  readonly photos_without_text: number;
  readonly calendars: number;
  /** Fields that were brought over and that nobody has confirmed. */
  readonly unconfirmed: readonly string[];
}
export interface ListingFacts {
  readonly property: PropertyRow;
  readonly listingCheck: ListingCheck;
}

type Against = Extract<ReturnType<typeof mayBeListed>, { readonly ok: false }>['reasons'][number]['code'];
const needOf: Readonly<Record<Against, ListingNeed>> = {
  'property.title_missing': 'title',
  'property.description_missing': 'description',
  'property.photos_missing': 'photos',
  'property.photo_texts_missing': 'photo_texts',
  'property.address_missing': 'address',
  'property.pin_missing': 'pin',
  'property.price_missing': 'price',
  'property.house_rules_missing': 'house_rules',
  'property.calendar_missing': 'calendar',
  'property.ownership_missing': 'ownership',
  'property.registration_required': 'registration_number',
  'property.registration_misfit': 'registration_form',
  'property.licence_required': 'licence_number',
  'property.licence_misfit': 'licence_form',
  'property.registration_undated': 'registration_expiry',
  'property.registration_expired': 'registration_expired',
};

/** The sentence of a missing field. */
const blank: Partial<PropertyRow> = {
  title: '',
  description: '',
  house_rules: '',
  address: null,
  city: '',
  province: null,
  postal_code: null,
  latitude: null,
  longitude: null,
};

/** The checks before a property is listed: unconfirmed values count as missing. */
export const listingFacts = (row: PropertyRow, { unconfirmed, ...counts }: Around): ListingFacts => {
  const { registration, licence } = dutiesOf(row);
  const unsaid = Object.fromEntries(Object.entries(blank).filter(([field]) => unconfirmed.includes(field)));
  return {
    property: { ...row, ...unsaid },
    listingCheck: {
      ...counts,
      // a listing under no other address needs no proof of ownership
      ownership_proven: row.listing_url === null || row.ownership_proven_at !== null,
      registration_needed: registration !== null,
      registration_undated: row.registration_number !== null && row.registration_expires === null && (registration?.expires ?? false),
      licence_needed: licence !== null,
      licence_fits: numberFits(licence, row.licence_number),
      registration_fits: numberFits(registration, row.registration_number) && row.registration_verdict !== 'refused',
    },
  };
};

/** Everything that is missing, in the order of the setup. */
export const missingOf = (facts: ListingFacts, now: Instant): readonly ListingNeed[] => {
  const verdict = mayBeListed({ ...facts, now });
  const missing = new Set(verdict.ok ? [] : verdict.reasons.map(({ code }) => needOf[code]));
  return keysOf(ListingNeed).filter((need) => missing.has(need));
};
