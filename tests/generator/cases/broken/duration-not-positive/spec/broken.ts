// What is wrong here is in want.txt.
import { rule } from '../../../../../../spec/language/rule';
import { days, earlier, notBefore } from '../../../../../../spec/language/terms';
import { parcel, refused } from '../../base';

export const fresh = rule({
  source: '§5',
  says: 'A parcel was posted of late',
  requires: [{ that: notBefore(parcel.posted_on, earlier(parcel.posted_on, days(-3))), otherwise: refused }],
});
