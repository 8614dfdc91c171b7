// What is wrong here is in want.txt.
import { guard } from 'spec-to-app/rule';
import { atMost } from 'spec-to-app/terms';
import { parcel, refused } from '../../base';

export const lightOnes = guard({
  source: '§6',
  says: 'people with light parcels',
  requires: [{ that: atMost(parcel.weight, 5), otherwise: refused }],
});
