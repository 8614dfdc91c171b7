// What is wrong here is in want.txt.
import { call } from '../../../../../../spec/language/call';
import { anyone } from '../../../../../../spec/language/rule';

export const weigh = call('POST /parcel/{parcel_id}/weight', { source: '§7', says: 'Weighs a parcel', guard: anyone });
