// The earnings of the open property, as a co-host who sees its money reads them.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { getListingMoneyFx } from '../../../../generated/client/payout';
import type { HostStatement } from '../../../../generated/model/entities';
import { query } from '../../shell/calls/query';
import { saveEncoded } from '../../shell/calls/save-file';
import { $now } from '../../shell/request/request';
import { $propertyId, own } from '../own-property.store';

export const money = query(getListingMoneyFx);
/** The part is in sight, or another year of it is chosen. */
export const yearChosen = createEvent<string | undefined>();
const $chosen = createStore<string | null>(null, { serialize: 'ignore' }).on(yearChosen, (_, year) => year ?? null);
export const $year = combine($now, $chosen, (now, chosen) => chosen ?? now.slice(0, 4));
sample({ clock: own.cleared, target: money.cleared });
sample({
  clock: yearChosen,
  source: { property_id: $propertyId, year: $year },
  target: money.asked,
});

export const earningsSaved = createEvent();
const saveFileFx = createEffect<HostStatement, void>(({ file_name, media_type, content }) => saveEncoded(file_name, media_type, content));
sample({ clock: earningsSaved, source: money.$data.map((data) => data?.earnings.file ?? null), filter: Boolean, target: saveFileFx });
