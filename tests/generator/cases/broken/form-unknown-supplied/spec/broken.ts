// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { form } from 'spec-to-app/form';
import { route } from 'spec-to-app/route';
import { integer, optional, text } from 'spec-to-app/shapes';
import { signedIn } from '../../base';

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
  supplied: ['codes'],
});
