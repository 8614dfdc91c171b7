// A row that stands twice.
import { integer, text } from '../../../../../../spec/language/shapes';
import { table } from '../../../../../../spec/language/values';

export const prices = table({
  source: '§3',
  says: 'What a parcel costs',
  columns: { to: text(), cents: integer() },
  rows: [
    { to: 'Town', cents: 100 },
    { to: 'Land', cents: 300 },
    { to: 'Town', cents: 100 },
  ],
});
