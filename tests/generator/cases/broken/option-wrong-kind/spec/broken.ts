// What is wrong here is in want.txt.
import { route } from '../../../../../../spec/language/route';
import { light } from '../../base';

export const parcels = route('/parcels', { source: '2', screen: 'Parcels', title: 14, guard: light, mode: 'hots' });
