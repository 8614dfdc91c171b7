// Rows and cases that those above leave nothing to.
import { destination, route } from 'spec-to-app/route';
import { anyone, status } from 'spec-to-app/rule';
import { all, any, atMost, is, isNot, isTrue, lessThan, moreThan } from 'spec-to-app/terms';
import { home, Parcel, parcel, visitor } from '../../base';

export const shown = status({
  source: '§4',
  says: 'What a parcel shows',
  of: Parcel,
  rows: [
    { name: 'light', when: atMost(parcel.weight, 10), label: 'Light', tone: 'info' },
    { name: 'feather', when: lessThan(parcel.weight, 3), label: 'A feather', tone: 'info' },
    { name: 'away', when: is(parcel.status, 'posted'), label: 'Away', tone: 'info' },
    { name: 'there', when: isNot(parcel.status, 'posted'), label: 'There', tone: 'info' },
    { name: 'heavy', when: moreThan(parcel.weight, 20), label: 'Heavy', tone: 'info' },
    { name: 'lost', label: 'Lost', tone: 'bad' },
  ],
});
export const senders = route('/senders', { source: '§2', screen: 'Senders', title: 'Senders', guard: anyone });
export const start = destination({
  source: '§2',
  says: 'The first page',
  cases: [
    { when: any(isTrue(visitor.sender), isTrue(visitor.signed_in)), to: senders },
    { when: all(isTrue(visitor.sender), isTrue(visitor.signed_in)), to: home },
  ],
  otherwise: home,
});
