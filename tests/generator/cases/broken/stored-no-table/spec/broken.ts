// What is wrong here is in want.txt.
import { belongsTo, id } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Parcel } from '../../base';

export const storedStamps = stored('stamps', {
  source: '§3',
  says: 'Stamps',
  columns: { stamp_id: id(), parcel_id: belongsTo(Parcel) },
  key: ['stamp_id'],
});
