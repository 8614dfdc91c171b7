// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { entity } from 'spec-to-app/entity';
import { form } from 'spec-to-app/form';
import { route } from 'spec-to-app/route';
import { id, integer, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { ParcelStatus, signedIn } from '../../base';

export const Letter = entity({
  source: '§3',
  called: 'letter',
  says: 'Words',
  key: 'letter_id',
  fields: { letter_id: id(), words: text({ max: 3, example: 'Hello' }), kind: oneOf(ParcelStatus, { default: 'lost' }), pages: integer({ min: 1, default: 0 }), sent: plainDate({ example: '2027-02-30' }) },
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
  fields: { weight: { label: 'Weight', starts: 31 }, note: { label: 'Note' }, code: { label: 'Code' } },
});
