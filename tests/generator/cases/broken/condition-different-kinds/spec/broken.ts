// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { before, is, now } from 'spec-to-app/terms';
import { parcel, refused } from '../../base';

export const muddled = rule({
  source: '§5',
  says: 'A parcel was posted before now',
  requires: [
    { that: before(parcel.posted_on, now), otherwise: refused },
    { that: is(parcel.weight, 'heavy'), otherwise: refused },
  ],
});
