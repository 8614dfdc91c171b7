// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { form } from 'spec-to-app/form';
import { route } from 'spec-to-app/route';
import { list, oneOf, text } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { signedIn } from '../../base';

export const Content = values({ source: '§7', says: 'What is in it', items: { letter: { label: 'Letter' }, gift: { label: 'Gift' } } });
export const sendParcel = call('POST /parcel', {
  source: '§7',
  says: 'Sends a parcel',
  guard: signedIn,
  input: { contents: list(oneOf(Content)), notes: list(text()) },
});
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: signedIn, uses: [sendParcel] });
export const sendForm = form({
  source: '§2',
  title: 'Send',
  submit: 'Send',
  sends: sendParcel,
  fields: { contents: { label: 'Contents', entry: 'thing' }, notes: { label: 'Notes', entry: 'note' } },
});
