// What is wrong here is in want.txt.
import { id } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Parcel } from '../../base';

export const storedParcels = stored('parcels', { source: '§3', says: 'Parcels', of: Parcel });
export const storedStamps = stored('parcels', { source: '§3', says: 'Stamps', columns: { stamp_id: id() }, key: ['stamp_id'] });
