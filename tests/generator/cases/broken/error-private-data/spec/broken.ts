// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { pick } from 'spec-to-app/entity';
import { error } from 'spec-to-app/problem';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { like, list } from 'spec-to-app/shapes';
import { Parcel, signedIn } from '../../base';

export const taken = error('parcel.taken', {
  source: '§8',
  status: 409,
  shown: 'dialog',
  text: 'It belongs to {owner_email}.',
  cure: 'Choose another.',
  slots: pick(Parcel, 'owner_email'),
  data: { others: list(like(Parcel)) },
});
export const full = error('parcel.full', {
  source: '§8',
  status: 409,
  shown: 'dialog',
  text: 'There are too many.',
  cure: 'Wait a while.',
  data: { others: list(like(Parcel)) },
});
export const post = call('POST /parcel', { source: '§7', says: 'Posts', guard: anyone, errors: [taken] });
export const fill = call('POST /bag', { source: '§7', says: 'Fills', guard: signedIn, errors: [full] });
export const hall = route('/hall', { source: '§2', screen: 'Hall', title: 'Hall', guard: anyone, uses: [post], forSome: [fill] });
