// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { form } from 'spec-to-app/form';
import { route } from 'spec-to-app/route';
import { rule } from 'spec-to-app/rule';
import { integer, optional, text } from 'spec-to-app/shapes';
import { is } from 'spec-to-app/terms';
import { light, parcel, refused, signedIn } from '../../base';

export const onTime = rule({
  source: '§5',
  says: 'A parcel is on its way',
  requires: [{ that: is(parcel.status, 'posted'), otherwise: refused }],
});
export const sendParcel = call('POST /parcel', {
  source: '§7',
  says: 'Sends a parcel',
  guard: signedIn,
  input: { weight: integer({ min: 1, max: 30 }), note: optional(text()), code: text() },
});
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: signedIn, uses: [sendParcel] });
export const sendForm = form({
  source: '§2',
  title: 'Send',
  submit: 'Send',
  sends: sendParcel,
  fields: { weight: { label: 'Weight' }, note: { label: 'Note' }, code: { label: 'Code' } },
  rules: [light, onTime],
});
