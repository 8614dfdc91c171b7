// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';

export const sendParcel = call('POST /parcel', { source: '§7', says: 'Sends a parcel' });
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', uses: [sendParcel] });
