// What is wrong here is in want.txt.
import { error } from 'spec-to-app/problem';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';

export const parcels = route('/parcels', { source: '§2', title: 'Parcels', guard: anyone });
export const late = error('parcel.late', { source: '§8', status: 409, shown: 'dialog', text: 'Too late.', raisedBy: 'the clock' });
