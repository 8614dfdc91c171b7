// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { atLeast, isTrue, lengthOf } from 'spec-to-app/terms';
import { parcel, refused } from '../../base';

export const muddled = rule({
  source: '§5',
  says: 'A parcel has a long weight',
  requires: [
    { that: atLeast(lengthOf(parcel.weight), 2), otherwise: refused },
    { that: isTrue(parcel.weight), otherwise: refused },
  ],
});
