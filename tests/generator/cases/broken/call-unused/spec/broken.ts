// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { anyone } from 'spec-to-app/rule';

export const weigh = call('POST /parcel/{parcel_id}/weight', { source: '§7', says: 'Weighs a parcel', guard: anyone });
