// A host duplicates a property: a draft with the same words, pictures and prices, and nothing that belongs to one place alone.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { bookingHorizonDays } from '../../../../generated/model/constants';
import { addDays, dateOf } from '../../../../generated/model/dates';
import { instantOf } from '../../../../generated/model/wire';
import { movePropertyLife } from '../../../../generated/rules/lifecycles';
import { isNotSuspended } from '../../../../generated/rules/property';
import { dayIn } from '../../../../generated/rules/runtime';
import { turnHostModeOn } from '../../account/account.commands';
import type { Database } from '../../database/open';
import { inTransaction } from '../../request/context';
import { enforceMove, enforceRule } from '../../request/enforce-rule';
import { refuse } from '../../request/refusal';
import { findGuide, saveGuide } from '../arrival/arrival.repository';
import { findDiffering, replaceDiffering } from '../calendar/calendar.repository';
import { copySeasons } from '../calendar/seasons.repository';
import { unconfirmedIn } from '../connecting/connect.repository';
import { copyPhotos } from '../photos/photo.repository';
import { hostedBy, namedPlaces, type PropertyRow } from '../property.lookup';
import { copiedOf, titleOfCopy } from './copy.rules';
import { beginProperty } from './draft.commands';
import { hostPropertyOf } from './host-property.lookup';
import { editProperty, lockProperty } from './own.repository';

/** The arrival without the door code and the Wi-Fi: those open one place alone. */
const copyGuide = async (trx: Database, from: string, to: string): Promise<void> => {
  const guide = await findGuide(trx, from);
  if (!guide) return;
  const { code: _code, wifi: _wifi, ...open } = guide;
  await saveGuide(trx, to, open);
};

/** Prices and rules of nights to come, and seasons, without the notes: those are about the guests of one place. */
const copyNights = async (trx: Database, { property_id, timezone }: PropertyRow, it: { readonly to: string; readonly now: Date }) => {
  const start = dateOf(dayIn(it.now.getTime(), timezone));
  const dates = { start, end: addDays(start, bookingHorizonDays) };
  const differing = await findDiffering(trx, { property_id, ...dates });
  await replaceDiffering(
    trx,
    { property_id: it.to, ...dates },
    differing.map((night) => ({ ...night, note: null })),
  );
  await copySeasons(trx, property_id, { to: it.to, today: start });
};

const titled = async (trx: Database, { profile_id, title }: PropertyRow): Promise<string> => {
  const places = await namedPlaces(trx, hostedBy(trx, profile_id));
  return titleOfCopy(
    title,
    places.map((place) => place.title),
  );
};

export const duplicateHandlers: Pick<PropertyHandlers, 'duplicateProperty'> = {
  duplicateProperty: ({ property }, { events, ...context }) =>
    inTransaction(context, async ({ trx, principal, config, followers, now }) => {
      const row = (await lockProperty(trx, property.property_id)) ?? refuse('property.not_found');
      enforceRule(isNotSuspended({ property: row }));
      const { profile_id } = row;
      // one after another: drafts are counted before they are made
      await turnHostModeOn(trx, profile_id);
      const moving = { by: principal, who: profile_id, from: null, now: instantOf(now) };
      const { to: status } = enforceMove(movePropertyLife(events, moving, {}));
      const draft = await beginProperty(trx, { profile_id, status, now });
      const edit = copiedOf(row, { title: await titled(trx, row), unconfirmed: await unconfirmedIn(trx, row.property_id) });
      const copy = await editProperty(trx, draft, { edit });
      await copyPhotos(trx, row.property_id, copy.property_id);
      await copyNights(trx, row, { to: copy.property_id, now });
      await copyGuide(trx, row.property_id, copy.property_id);
      return hostPropertyOf(trx, copy, { config, followers, now });
    }),
};
