// A host's properties: all of them, and those that fit what is looked for.
import { combine, createEvent, createStore, sample } from 'effector';
import { getHeldPayoutsFx } from '../../../../generated/client/payout';
import { listOwnPropertiesFx, searchOwnPropertiesFx } from '../../../../generated/client/property';
import type { PropertyRow } from '../../../../generated/model/entities';
import { Province, SourcePlatform } from '../../../../generated/model/values';
import { propertiesQuery } from '../../../../generated/routes/queries/propertiesQuery';
import { query } from '../../shell/calls/query';
import type { Visit } from '../../shell/navigation/visit';

export const opened = createEvent<Visit>();
export const rows = query(listOwnPropertiesFx);
/** Whether the address shows the calendar of all listings. */
export const isCalendar = ({ query: text }: Visit): boolean => propertiesQuery(text).view === 'calendar';
/** Payouts that wait for news from the host. */
export const held = query(getHeldPayoutsFx);
sample({
  clock: opened,
  filter: (visit) => !isCalendar(visit),
  fn: () => undefined,
  target: [rows.cleared, rows.asked, held.cleared, held.asked],
});
/** The properties, shown once it is known what stands above them: they do not move under a finger. */
export const $listed = combine({ rows: rows.$data, held: held.$data, failure: held.$failure }, (it) =>
  it.held || it.failure ? it.rows : null,
);

/** Some listing elsewhere is still being read. */
export const $reading = rows.$data.map((known) => known?.some(({ sync_status }) => sync_status === 'running') ?? false);

/** The search text: a property's words, or the address of its listing elsewhere. */
export const typed = createEvent<string>();
export const $typed = createStore('', { serialize: 'ignore' });
sample({ clock: typed, target: $typed });
sample({ clock: opened, fn: () => '', target: $typed });

const isLink = (text: string): boolean => /^\S+\.[a-z]{2,}(:\d+)?\/\S+$|^https?:\/\/\S+$/i.test(text);
/** However an address is written, the server knows which listing it leads to. */
export const byLink = query(searchOwnPropertiesFx);
sample({
  clock: typed.map((text) => text.trim()).filterMap((text) => (isLink(text) ? { listing_url: text } : undefined)),
  target: byLink.asked,
});
sample({ clock: [opened, typed.filter({ fn: (text) => !isLink(text.trim()) })], fn: () => undefined, target: byLink.cleared });

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
const wordsOf = ({ title, city, province, platform }: PropertyRow): string =>
  plain([title, city, province && Province[province].label, platform && SourcePlatform[platform].label].filter(Boolean).join(' '));
const fitting = (known: readonly PropertyRow[], text: string): readonly PropertyRow[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return known.filter((row) => words.every((word) => wordsOf(row).includes(word)));
};

/** The shown list; null until it is loaded. */
export const $shown = combine([rows.$data, $typed, byLink.$data] as const, ([known, text, linked]) => {
  if (!known || !isLink(text.trim())) return known && fitting(known, text);
  return linked && known.filter(({ property_id }) => linked.some((it) => it.property_id === property_id));
});
