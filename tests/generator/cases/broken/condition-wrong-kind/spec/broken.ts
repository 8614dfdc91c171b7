// What is wrong here is in want.txt.
import { derived, rule } from 'spec-to-app/rule';
import { atLeast, byWeekday, isTrue, lengthOf } from 'spec-to-app/terms';
import { parcel, refused } from '../../base';

export const muddled = rule({
  source: '§5',
  says: 'A parcel has a long weight',
  requires: [
    { that: atLeast(lengthOf(parcel.weight), 2), otherwise: refused },
    { that: isTrue(parcel.weight), otherwise: refused },
  ],
});
export const perDay = derived({ source: '§5', says: 'What a day costs', is: byWeekday(parcel.weight, { sunday: 'free' }, 2) } as never);
