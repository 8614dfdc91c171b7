// What is wrong here is in want.txt.
import { error } from 'spec-to-app/problem';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { shape } from 'spec-to-app/entity';
import { Parcel, parcel } from '../../base';
import { filter } from 'spec-to-app/filter';
import { text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { markdown } from 'spec-to-app/text';

export const late = error('parcel.late', {
  source: '§8',
  status: 409,
  shown: 'dialog',
  text: '{prodct} lost {id}.',
  cure: 'Try again.',
  raisedBy: 'the scales',
  slots: { id: text() },
});
export const help = route('/help', { source: '§2', screen: 'LongText', title: 'Help', guard: anyone, text: markdown('help.md') });

export const storedParcels = stored('parcels', { source: '§3', says: 'Parcels', of: Parcel });
export const ParcelFilters = shape({
  source: '§3',
  called: 'set of filters',
  says: 'What parcels are looked for',
  fields: { weight: filter(parcel.weight, 'at most', { label: 'Weight', chip: 'Up to {count} {kilo}', max: 30 }) },
});
