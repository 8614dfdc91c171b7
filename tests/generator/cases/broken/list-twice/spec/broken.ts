// What stands twice.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { rule } from 'spec-to-app/rule';
import { integer, text } from 'spec-to-app/shapes';
import { any, atLeast, atMost, isOneOf, isTrue, present } from 'spec-to-app/terms';
import { table } from 'spec-to-app/values';
import { light, parcel, refused, signedIn, visitor } from '../../base';

export const prices = table({
  source: '§3',
  says: 'What a parcel costs',
  columns: { to: text(), cents: integer() },
  rows: [
    { to: 'Town', cents: 100 },
    { to: 'Land', cents: 300 },
    { cents: 100, to: 'Town' },
  ],
});
export const early = rule({
  source: '§5',
  says: 'A parcel may be posted early',
  requires: [
    { that: isOneOf(parcel.status, ['posted', 'posted']), otherwise: refused },
    { that: any(present(parcel.note), isTrue(visitor.sender), present(parcel.note)), otherwise: refused },
    { that: atMost(parcel.weight, 10), otherwise: refused },
    { that: atLeast(parcel.weight, 2), otherwise: refused },
    { that: atMost(parcel.weight, 10), otherwise: refused, says: 'Again' },
  ],
});
export const lift = call('POST /lift', { source: '§7', says: 'Lifts it', guard: signedIn, rules: [light, early, light], errors: [refused, refused] });
export const lifts = route('/lifts', { source: '§2', screen: 'Lifts', title: 'Lifts', guard: signedIn, uses: [lift, lift] });
