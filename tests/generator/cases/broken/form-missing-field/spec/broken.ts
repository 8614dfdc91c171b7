// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { shape } from 'spec-to-app/entity';
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
  fields: { weight: { label: 'Weight' }, note: { label: 'Note' } },
});
export const Slip = shape({ source: '§3', called: 'slip', says: 'What is written', fields: { weight: integer(), note: optional(text()) } });
export const slipForm = form({ source: '§2', title: 'A slip', submit: 'Write', collects: Slip, fields: { weight: { label: 'Weight' } } });
