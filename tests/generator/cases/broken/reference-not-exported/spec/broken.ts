// What is wrong here is in want.txt.
import { error } from 'spec-to-app/problem';
import { rule } from 'spec-to-app/rule';
import { moreThan } from 'spec-to-app/terms';
import { parcel } from '../../base';

const tooHeavy = error('parcel.too_heavy', {
  source: '§8',
  status: 409,
  shown: 'dialog',
  text: 'That is too heavy.',
  cure: 'Take something out.',
});
export const heavy = rule({
  source: '§5',
  says: 'A parcel is heavy',
  requires: [{ that: moreThan(parcel.weight, 10), otherwise: tooHeavy }],
});
