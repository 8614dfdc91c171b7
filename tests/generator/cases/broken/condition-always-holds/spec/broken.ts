// What is wrong here is in want.txt.
import { derived, rule } from 'spec-to-app/rule';
import { any, atLeast, either, isFalse, isOneOf, isTrue } from 'spec-to-app/terms';
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
export const burden = derived({
  source: '§5',
  says: 'How heavy a parcel counts as',
  is: either(atLeast(parcel.weight, 20), 20, either(atLeast(parcel.weight, 1), parcel.weight, 1)),
});
