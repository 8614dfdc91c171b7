// Texts that all of a list say, but for one.
import { text } from 'spec-to-app/shapes';
import { table, values } from 'spec-to-app/values';

export const Stamp = values({
  source: '§3',
  says: 'What a parcel is paid with',
  items: { letter: { label: 'Letter', advice: 'Fold it.' }, parcel: { label: 'Parcel', advice: '' } },
});
export const counters = table({
  source: '§3',
  says: 'Where parcels are taken in',
  columns: { hall: text(), clerk: text(), lamp: text() },
  rows: [
    { hall: 'North', clerk: 'Ada', lamp: '' },
    { hall: 'South', clerk: '', lamp: '' },
    // allow text/lone-empty: the yard has no name
    { hall: '', clerk: 'Sam', lamp: 'red' },
  ],
});
