// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';

export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone });
export const archive = route('/parcels', { source: '§2', screen: 'Archive', title: 'Archive', guard: anyone });
