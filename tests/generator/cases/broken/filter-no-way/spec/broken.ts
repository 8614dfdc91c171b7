// What is wrong here is in want.txt.
import { entity, shape, the } from 'spec-to-app/entity';
import { filter } from 'spec-to-app/filter';
import { flag, id } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Parcel, parcel } from '../../base';

export const Depot = entity({ source: '§3', called: 'depot', says: 'A depot', key: 'depot_id', fields: { depot_id: id(), open: flag() } });
export const storedDepots = stored('depots', { source: '§3', says: 'Depots', of: Depot });
export const storedParcels = stored('parcels', { source: '§3', says: 'Parcels', of: Parcel });
export const ParcelFilters = shape({
  source: '§3',
  called: 'set of filters',
  says: 'What parcels are looked for',
  fields: { open: filter(the(Depot).open, 'is set', { label: 'In an open depot', through: parcel.owner_email }) },
});
