// What is wrong here is in want.txt.
import { route } from '../../../../../../spec/language/route';
import { anyone } from '../../../../../../spec/language/rule';

export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone });
export const archive = route('/parcels', { source: '§2', screen: 'Archive', title: 'Archive', guard: anyone });
