// What is wrong here is in want.txt.
import { derived, rule } from 'spec-to-app/rule';
import { call } from 'spec-to-app/call';
import { event } from 'spec-to-app/event';
import { job } from 'spec-to-app/job';
import { route } from 'spec-to-app/route';
import { flag } from 'spec-to-app/shapes';
import { days, earlier, either, hours, later, notBefore } from 'spec-to-app/terms';
import { constant, kept } from 'spec-to-app/values';
import { parcel, refused, signedIn } from '../../base';

export const fresh = rule({
  source: '§5',
  says: 'A parcel was posted of late',
  requires: [{ that: notBefore(parcel.posted_on, earlier(parcel.posted_on, days(-3))), otherwise: refused }],
});
export const staleDays = constant(0, { source: '§3', unit: 'days', says: 'How long a parcel lies' });
export const swept = job({ source: '§7', says: 'Old parcels are swept out', fields: {}, every: days(staleDays) });
export const hinted = kept({ source: '§3', where: 'cookie', name: 'hinted', says: 'Whether somebody was told', holds: flag(), lasts: days(-1) });
export const seen = event({ source: '§1', name: 'seen', says: 'A page was seen', when: 'on every page', fields: {}, timeout: { milliseconds: 0 } });
export const lift = call('POST /lift', { source: '§7', says: 'Lifts it', guard: signedIn, throttle: { times: 3, per: hours(0) } });
export const lifts = route('/lifts', { source: '§2', screen: 'Lifts', title: 'Lifts', guard: signedIn, uses: [lift] });
export const lies = derived({
  source: '§3',
  says: 'Until when a parcel lies',
  is: either(notBefore(parcel.posted_on, later(parcel.posted_on, days(0))), later(parcel.posted_on, days(3)), parcel.posted_on),
});
