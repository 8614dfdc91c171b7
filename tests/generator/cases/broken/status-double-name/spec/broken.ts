// Two rows of one name.
import { status } from 'spec-to-app/rule';
import { is } from 'spec-to-app/terms';
import { Parcel, parcel } from '../../base';

export const shown = status({
  source: '§4',
  says: 'What a parcel shows',
  of: Parcel,
  rows: [
    { name: 'away', when: is(parcel.status, 'posted'), label: 'Away', tone: 'info' },
    { name: 'away', when: is(parcel.weight, 3), label: 'Light', tone: 'info' },
    { name: 'there', label: 'There', tone: 'good' },
  ],
});
