// What is wrong here is in want.txt.
import { pick } from 'spec-to-app/entity';
import { event } from 'spec-to-app/event';
import { Parcel } from '../../base';

export const posted = event({
  source: '§9',
  name: 'parcel_posted',
  says: 'A parcel was posted',
  when: 'after posting',
  fields: pick(Parcel, 'parcel_id', 'owner_email'),
});
