// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { type Fields, type Shape, shape } from 'spec-to-app/entity';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { integer, like, list, nullable, text } from 'spec-to-app/shapes';
import { Parcel } from '../../base';

export const Bag = shape({ source: '§3', called: 'bag', says: 'Parcels together', fields: { parcels: list(like(Parcel)) } });
export const showBag = call('GET /bag', {
  source: '§7',
  says: 'Shows the bag',
  guard: anyone,
  answer: { count: integer(), bag: nullable(like(Bag)) },
});
export const bag = route('/bag', { source: '§2', screen: 'Bag', title: 'Bag', guard: anyone, uses: [showBag] });

// two shapes in a ring, asked for from either side
export const Sender: Shape<Fields> = shape({
  source: '§3',
  called: 'sender',
  says: 'A person who sends',
  fields: {
    phone: text({ max: 20, private: true }),
    get sent() {
      return list(like(Sending));
    },
  },
});
export const Sending: Shape<Fields> = shape({
  source: '§3',
  called: 'sending',
  says: 'What was sent, and by whom',
  fields: { code: text({ max: 20, private: true }), sender: like(Sender) },
});
export const showSender = call('GET /sender', { source: '§7', says: 'Shows a sender', guard: anyone, answer: like(Sender) });
export const showSending = call('GET /sending', { source: '§7', says: 'Shows a sending', guard: anyone, answer: like(Sending) });
export const senders = route('/senders', {
  source: '§2',
  screen: 'Senders',
  title: 'Senders',
  guard: anyone,
  uses: [showSender, showSending],
});
