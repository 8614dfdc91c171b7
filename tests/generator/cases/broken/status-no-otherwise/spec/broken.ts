// What is wrong here is in want.txt.
import { status } from 'spec-to-app/rule';
import { moreThan } from 'spec-to-app/terms';
import { Parcel, parcel } from '../../base';

export const parcelStatus = status({
  source: '§4',
  says: 'What a parcel shows',
  of: Parcel,
  rows: [{ name: 'heavy', when: moreThan(parcel.weight, 10), label: 'Heavy', tone: 'info' }],
});
