// The stays side by side that the address names, for the dates and people that it names.
import { combine, createEvent, createStore, sample } from 'effector';
import { compareStaysFx } from '../../../generated/client/property';
import { comparePageQuery } from '../../../generated/routes/queries/comparePageQuery';
import { isPlainDate } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import { compareTexts as say } from '../../../generated/texts/sentences/compareTexts';
import { query } from '../shell/calls/query';
import { $currency } from '../shell/format/currency.store';
import { linkHanded } from '../shell/handing/hand-on.store';
import { $visit, type Visit } from '../shell/navigation/visit';

export const opened = createEvent<Visit>();
type Compared = NonNullable<Parameters<typeof pathTo.comparePage>[0]>;

/** Dates that are no days, or no stay, count as not given. */
const readQuery = (search: string): Compared => {
  const { checkin, checkout, ...rest } = comparePageQuery(search);
  const isStay = checkin && checkout && isPlainDate(checkin) && isPlainDate(checkout) && checkin < checkout;
  return { ...rest, ...(isStay && { checkin, checkout }) };
};

export const $query = createStore<Compared>({});
sample({ clock: opened, fn: ({ query: search }) => readQuery(search), target: $query });

export const compared = query(compareStaysFx);
const asked = combine($query, $currency, ({ stays = [], infants: _infants, ...trip }, currency) => ({
  property_ids: [...stays],
  ...trip,
  currency,
}));
const currencyChanged = sample({ clock: $currency.updates, source: $visit, filter: (visit) => visit?.route === 'comparePage' });
sample({ clock: opened, fn: () => undefined, target: compared.cleared });
sample({
  clock: [opened, currencyChanged],
  source: asked,
  filter: ({ property_ids }) => property_ids.length > 0,
  target: compared.wanted,
});

export const shared = createEvent();
sample({
  clock: shared,
  source: $query,
  fn: (it) => ({ title: say.heading, url: new URL(pathTo.comparePage(it), location.origin).href, copied: say.linkCopied }),
  target: linkHanded,
});
