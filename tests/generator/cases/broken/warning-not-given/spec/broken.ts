// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { anyone } from 'spec-to-app/rule';

// allow call/unused: the scales ask it by themselves
export const weigh = call('POST /parcel/{parcel_id}/weight', { source: '§7', says: 'Weighs a parcel', guard: anyone });
// allow call/unused: it was asked by the scales of old
// allow guard/missing: an error is never allowed
export const grams = 1000;
