// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { anyone, guard } from 'spec-to-app/rule';
import { atLeast, isTrue } from 'spec-to-app/terms';
import { notSignedIn, Parcel, parcel, refused, signedIn, visitor } from '../../base';

export const passersBy = guard({ source: '§6', says: 'people who pass by', requires: [] });
export const members = guard({
  source: '§6',
  says: 'people who are members',
  after: [signedIn],
  requires: [{ that: isTrue(visitor.signed_in), otherwise: notSignedIn }],
});
export const finders = guard({ source: '§6', says: 'anyone, where there is such a parcel', of: Parcel, missing: refused, requires: [] });
export const heavyFinders = guard({
  source: '§6',
  says: 'anyone, where the parcel is heavy',
  after: [finders],
  of: Parcel,
  requires: [{ that: atLeast(parcel.weight, 20), otherwise: refused }],
});
export const membersAtParcel = guard({ source: '§6', says: 'members, where there is such a parcel', after: [members, finders], requires: [] });

export const greet = call('POST /greeting', { source: '§7', says: 'Greets', guard: passersBy });
export const find = call('POST /parcel/{parcel_id}', { source: '§7', says: 'Finds', guard: heavyFinders });
export const open = call('POST /parcel/{parcel_id}/open', { source: '§7', says: 'Opens', guard: membersAtParcel });
export const hall = route('/hall', { source: '§2', screen: 'Hall', title: 'Hall', guard: anyone, uses: [greet, find], forSome: [open] });
