// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';

export const parcels = route('/parcels/{parcel_id}', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone });
export const listed = route('/listed/:parcel_id?/more', { source: '§2', screen: 'Listed', title: 'Listed', guard: anyone });
