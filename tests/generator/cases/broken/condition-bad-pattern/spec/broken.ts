// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { matches } from 'spec-to-app/terms';
import { parcel, refused } from '../../base';

export const noted = rule({
  source: '§5',
  says: 'A parcel has a sound note',
  requires: [{ that: matches(parcel.note, '(fragile', 'says that it is fragile'), otherwise: refused }],
});
