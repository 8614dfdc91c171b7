// What is wrong here is in want.txt.
import { counted, texts } from 'spec-to-app/text';

export const parcelTexts = texts({
  source: '§8',
  says: 'Parcels',
  texts: {
    found: counted('count', { one: '{count} paczka', few: '{count} paczki', other: '{count} paczki' }),
  },
});
