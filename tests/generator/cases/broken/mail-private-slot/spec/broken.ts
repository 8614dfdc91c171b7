// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { pick, shape, the } from 'spec-to-app/entity';
import { given, mail } from 'spec-to-app/job';
import { route } from 'spec-to-app/route';
import { text } from 'spec-to-app/shapes';
import { Parcel, parcel, signedIn } from '../../base';

export const Label = shape({
  source: '§3',
  called: 'label',
  says: 'What stands on a parcel',
  fields: { ...pick(Parcel, 'owner_email'), code: text({ private: true }), doors: text({ private: true }) },
});
const source = '§4';
export const getLabel = call('GET /label', {
  source,
  says: 'The label of the parcel of the day',
  guard: signedIn,
  answer: pick(Label, 'owner_email', 'doors'),
});
export const labels = route('/labels', { source, screen: 'Labels', title: 'Labels', guard: signedIn, uses: [getLabel] });
const fields = { door: Parcel.fields.owner_email };
const slots = { sender: parcel.owner_email } as const;
// the sender may ask for the address; the code is answered to nobody
export const toSender = mail({
  source,
  says: 'A parcel is there',
  fields,
  reader: 'sender',
  subject: '{sender} sent it with {code}',
  slots: { ...slots, code: the(Label).code },
});
export const toReceiver = mail({ source, says: 'A parcel is there', fields, reader: 'receiver', subject: '{sender} sent it', slots });
export const toBoth = mail({
  source,
  says: 'A parcel is there',
  fields: {},
  reader: { sent: 'sender', received: 'receiver' },
  subject: { sent: 'It is with {sender}', received: 'It is there' },
  body: { how: given('How one gets in'), from: { sent: 'It is yours, {sender}', received: 'It is from {neighbour}' } },
  slots: { ...slots, how: the(Label).doors, neighbour: parcel.owner_email },
});
// its own field
export const toAnybody = mail({ source, says: 'A door is open', fields, reader: 'receiver', subject: 'Ask {door}' });
