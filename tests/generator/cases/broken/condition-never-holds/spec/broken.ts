// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { after, all, any, atLeast, hours, is, isTrue, later, lessThan, moreThan, now } from 'spec-to-app/terms';
import { parcel, refused, visitor } from '../../base';

export const muddled = rule({
  source: '§5',
  says: 'A parcel is on its way and here',
  requires: [
    { that: all(is(parcel.status, 'posted'), is(parcel.status, 'arrived')), otherwise: refused },
    { that: moreThan(parcel.weight, 30), otherwise: refused },
    { that: any(isTrue(visitor.sender), all(after(now, later(now, hours(1))), isTrue(visitor.sender))), otherwise: refused },
    { that: any(), otherwise: refused },
  ],
});
export const apart = rule({
  source: '§5',
  says: 'A parcel is light and heavy',
  requires: [
    { that: lessThan(parcel.weight, 10), otherwise: refused },
    { that: atLeast(parcel.weight, 10), otherwise: refused },
  ],
});
