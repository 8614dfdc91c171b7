// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';
import { any, atLeast, isFalse, isOneOf, isTrue } from 'spec-to-app/terms';
import { parcel, refused, visitor } from '../../base';

export const idle = rule({
  source: '§5',
  says: 'A parcel weighs something',
  requires: [
    { that: atLeast(parcel.weight, 1), otherwise: refused },
    { that: isOneOf(parcel.status, ['posted', 'arrived']), otherwise: refused },
    { that: any(isTrue(visitor.sender), isFalse(visitor.sender)), otherwise: refused },
  ],
});
