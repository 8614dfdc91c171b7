// What is wrong here is in want.txt.
import { stored } from 'spec-to-app/stored';
import { Parcel } from '../../base';

export const storedParcels = stored('parcels', {
  source: '§3',
  says: 'Parcels',
  of: Parcel,
  columns: { weight: { type: 'text' }, route: { type: 'point' } },
});
