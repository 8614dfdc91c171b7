// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { isOneOf } from 'spec-to-app/terms';
import { parcel, refused } from '../../base';

export const stillComing = rule({
  source: '§5',
  says: 'A parcel is on its way',
  requires: [{ that: isOneOf(parcel.status, ['posted', 'arived']), otherwise: refused }],
});
