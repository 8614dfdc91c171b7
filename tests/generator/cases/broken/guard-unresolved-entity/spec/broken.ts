// What is wrong here is in want.txt.
import { redirect, route } from 'spec-to-app/route';
import { guard } from 'spec-to-app/rule';
import { integer } from 'spec-to-app/shapes';
import { isTrue } from 'spec-to-app/terms';
import { home, Parcel, refused, signedIn, visitor } from '../../base';

export const sender = guard({
  source: '§6',
  says: 'the sender of the parcel',
  after: [signedIn],
  of: Parcel,
  missing: refused,
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }],
});
export const parcels = route('/parcels/:number', {
  source: '§2',
  screen: 'Parcels',
  title: 'Parcels',
  guard: sender,
  params: { number: integer() },
});
export const notYours = redirect({ source: '§4', refused: sender, to: home });
