// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { moreThan } from 'spec-to-app/terms';
import { parcel, refused } from '../../base';

export const heavy = rule({
  source: '§5',
  says: 'A parcel is heavy',
  requires: [{ that: moreThan(parcel.wieght, 10), otherwise: refused }],
});
