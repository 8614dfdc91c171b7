// What is wrong here is in want.txt.
import { shape } from 'spec-to-app/entity';
import { filter } from 'spec-to-app/filter';
import { stored } from 'spec-to-app/stored';
import { Parcel, parcel } from '../../base';

export const storedParcels = stored('parcels', { source: '§3', says: 'Parcels', of: Parcel });
export const ParcelFilters = shape({
  source: '§3',
  called: 'set of filters',
  says: 'What parcels are looked for',
  fields: {
    weight_min: filter(parcel.weight, 'at least', { label: 'Weight', chip: '{count}+ kg', choices: [5, 2.5] }),
  },
});
