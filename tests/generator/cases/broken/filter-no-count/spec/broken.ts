// What is wrong here is in want.txt.
import { shape } from '../../../../../../spec/language/entity';
import { filter } from '../../../../../../spec/language/filter';
import { stored } from '../../../../../../spec/language/stored';
import { Parcel, parcel } from '../../base';

export const storedParcels = stored('parcels', { source: '§3', says: 'Parcels', of: Parcel });
export const ParcelFilters = shape({
  source: '§3',
  called: 'set of filters',
  says: 'What parcels are looked for',
  fields: {
    weight_min: filter(parcel.weight, 'at least', { label: 'Weight' }),
    weight_max: filter(parcel.weight, 'at most', { label: 'Weight', chip: 'Light ones' }),
  },
});
