// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { signedIn } from '../../base';

export const addParcel = call('POST /parcel', { source: '§7', says: 'Adds a parcel', guard: signedIn });
export const sendParcel = call('POST /parcel', { source: '§7', says: 'Sends a parcel', guard: signedIn });
export const parcels = route('/parcels', {
  source: '§2',
  screen: 'Parcels',
  title: 'Parcels',
  guard: signedIn,
  uses: [addParcel, sendParcel],
});
