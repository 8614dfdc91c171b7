// One of a list that says less of itself than the others.
import { values } from 'spec-to-app/values';

export const Stamp = values({
  source: '§3',
  says: 'What a parcel is paid with',
  items: {
    letter: { label: 'Letter', advice: 'Fold it.' },
    parcel: { label: 'Parcel', advice: 'Tie it.', heavy: true },
    // allow values/lacking-fact: it is picked up
    crate: { label: 'Crate' },
    tube: { label: 'Tube', advice: 'Roll it.' },
    box: { label: 'Box' },
  },
});
