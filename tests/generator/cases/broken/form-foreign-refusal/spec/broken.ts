// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { form } from 'spec-to-app/form';
import { error } from 'spec-to-app/problem';
import { route } from 'spec-to-app/route';
import { integer } from 'spec-to-app/shapes';
import { signedIn } from '../../base';

export const tooHeavy = error('parcel.too_heavy', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'This parcel is too heavy.',
  cure: 'Send two.',
});
export const lost = error('parcel.lost', { source: '§5', status: 404, shown: 'banner', text: 'It is lost.', cure: 'Look again.' });
export const sendParcel = call('POST /parcel', {
  source: '§7',
  says: 'Sends a parcel',
  guard: signedIn,
  input: { weight: integer({ min: 1, max: 30 }) },
  errors: [tooHeavy],
});
export const findParcel = call('GET /parcel', { source: '§7', says: 'Finds a parcel', guard: signedIn, errors: [lost] });
export const parcels = route('/parcels', {
  source: '§2',
  screen: 'Parcels',
  title: 'Parcels',
  guard: signedIn,
  uses: [sendParcel, findParcel],
});
export const sendForm = form({
  source: '§2',
  title: 'Send',
  submit: 'Send',
  sends: sendParcel,
  fields: { weight: { label: 'Weight', refusals: [tooHeavy, lost] } },
});
