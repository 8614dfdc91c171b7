// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { shape } from 'spec-to-app/entity';
import { filter } from 'spec-to-app/filter';
import { anyone, rule } from 'spec-to-app/rule';
import { route } from 'spec-to-app/route';
import { integer, like, list, optional, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { atMost } from 'spec-to-app/terms';
import { Parcel, parcel, refused } from '../../base';

export const storedParcels = stored('parcels', { source: '§3', says: 'Parcels', of: Parcel });
export const Stamp = shape({ source: '§3', called: 'stamp', says: 'What was paid', fields: { cents: integer(), colour: optional(text()) } });
export const ParcelFilters = shape({
  source: '§3',
  called: 'set of filters',
  says: 'What parcels are looked for',
  fields: {
    weight_min: filter(parcel.weight, 'at least', { label: 'Weight', chip: '{count}+ kg' }),
    heavy_from: optional(integer()),
  },
});
export const carriable = rule({
  source: '§5',
  says: 'A parcel is light',
  requires: [{ that: atMost(parcel.weight, 20), otherwise: refused }],
});

const input = { weight: integer(), note: optional(text()), hurry: optional(text()), stamps: list(like(Stamp)) };
export const sendParcel = call('POST /parcel', { source: '§7', says: 'Sends a parcel', guard: anyone, input, rules: [carriable] });
export const weighParcel = call('POST /parcel/weight', { source: '§7', says: 'Weighs a parcel', guard: anyone, input: { note: text(), weight: integer() } });
export const findParcels = call('POST /parcel/search', {
  source: '§7',
  says: 'Finds parcels',
  guard: anyone,
  input: { filters: optional(like(ParcelFilters)), page: integer() },
});
export const desk = route('/desk', { source: '§2', screen: 'Desk', title: 'The desk', guard: anyone, uses: [sendParcel, weighParcel, findParcels] });
