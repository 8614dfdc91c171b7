// What is wrong here is in want.txt.
import { counted, texts } from 'spec-to-app/text';

export const parcelTexts = texts({
  source: '§8',
  says: 'Parcels',
  texts: {
    found: counted('count', { one: '{nane} has {count} parcel', other: '{name} has {count} parcels' }),
    // a form may say nothing of what another tells
    weights: counted('count', { one: '{name}’s parcel', other: 'All {count} parcels, {kilos} kg' }),
  },
});
