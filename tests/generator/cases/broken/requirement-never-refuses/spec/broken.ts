// Requirements that others have asked already.
import { guard, rule } from 'spec-to-app/rule';
import { any, atLeast, is, isOneOf, isTrue, moreThan } from 'spec-to-app/terms';
import { notSignedIn, parcel, refused, visitor } from '../../base';

export const heavy = rule({
  source: '§5',
  says: 'A parcel is heavy',
  requires: [
    { that: atLeast(parcel.weight, 20), otherwise: refused },
    { that: is(parcel.status, 'posted'), otherwise: refused },
    { that: moreThan(parcel.weight, 5), otherwise: refused },
    { that: isOneOf(parcel.status, ['posted']), otherwise: refused },
  ],
});
export const senders = guard({
  source: '§6',
  says: 'senders',
  requires: [
    { that: isTrue(visitor.signed_in), otherwise: notSignedIn },
    { that: isTrue(visitor.sender), otherwise: refused },
    { that: any(isTrue(visitor.sender), isTrue(visitor.signed_in)), otherwise: refused },
  ],
});
