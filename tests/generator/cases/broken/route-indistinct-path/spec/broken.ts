// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';

export const parcels = route('/parcels/:parcel_id?', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone });
export const overview = route('/parcels', { source: '§2', screen: 'Overview', title: 'Overview', guard: anyone });
export const beside = route('/parcels/new', { source: '§2', screen: 'New', title: 'New', guard: anyone });
