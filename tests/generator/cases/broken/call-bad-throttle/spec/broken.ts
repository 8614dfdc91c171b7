// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { hours } from 'spec-to-app/terms';

export const weigh = call('POST /weight', { source: '§7', says: 'Weighs', guard: anyone, throttle: { times: 0, per: hours(1) } });
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone, uses: [weigh] });
