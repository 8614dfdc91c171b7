// What is wrong here is in want.txt.
import { file } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Parcel } from '../../base';

export const storedParcels = stored('parcels', {
  source: '§3',
  says: 'Parcels',
  of: Parcel,
  columns: { label: file({ types: ['image/png'], maxBytes: 1000 }) },
});
