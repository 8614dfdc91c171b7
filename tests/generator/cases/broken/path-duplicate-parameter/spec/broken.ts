// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';

export const compare = route('/compare/:parcel_id/:parcel_id', { source: '§2', screen: 'Compare', title: 'Compare', guard: anyone });
