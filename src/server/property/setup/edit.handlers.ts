// A host changes a property: what is sent is saved, what depends on it follows, and nothing is overwritten unseen.
import type { PropertyHandlers, UpdatePropertyRequest } from '../../../../generated/contract/handlers';
import { instantOf } from '../../../../generated/model/wire';
import { nightsFit } from '../../../../generated/rules/property';
import type { Config } from '../../config/config';
import { inTransaction, type SignedInContext } from '../../request/context';
import type { Database } from '../../database/open';
import { enforceRule } from '../../request/enforce-rule';
import { refuse } from '../../request/refusal';
import type { LookContext } from '../followers';
import { tellOfEnd } from '../cohosts/cohost.commands';
import { forgetPictures } from '../connecting/connect.repository';
import { editedSince, editOf, fieldsChanged, lookedAtAnew, type PropertyEdit, touchesRegistration } from './edit.rules';
import { findListingFacts, hostPropertyOf } from './host-property.lookup';
import { innerAddress, keptAddress } from '../connecting/listing-address.rules';
import { missingOf } from './listing-check.rules';
import {
  changeProperty,
  confirmImported,
  disconnected,
  editProperty,
  isClaimed,
  leadingTo,
  lockProperty,
  removeProperty,
} from './own.repository';
import type { PropertyRow } from '../property.lookup';

/** A property that somebody else may have deleted since the guard saw it. */
const locked = async (trx: Database, { property_id }: PropertyRow): Promise<PropertyRow> =>
  (await lockProperty(trx, property_id)) ?? refuse('property.not_found');

const refuseStale = (row: PropertyRow, version: number | undefined): void => {
  const changed = version === undefined ? [] : editedSince(row, version, 'fields');
  if (changed.length > 0) refuse('property.changed_elsewhere', { data: { version: row.version, changed: [...changed] } });
};

interface Readdressed {
  readonly edit: PropertyEdit;
  readonly beside?: Parameters<typeof changeProperty>[2];
}
/** Another address is another listing, to be connected and proven anew. */
const readdressed = async (
  trx: Database,
  row: PropertyRow,
  { edit, config }: { edit: PropertyEdit; config: Config },
): Promise<Readdressed> => {
  if (!edit.listing_url) return { edit };
  const { address, key } = keptAddress(edit.listing_url, innerAddress(config)) ?? refuse('property.listing_address_unusable');
  if (key !== null && (await isClaimed(trx, key, row.profile_id))) refuse('property.listing_claimed');
  const other = key === null || key !== row.listing_key;
  if (other) await forgetPictures(trx, row.property_id);
  return {
    edit: { ...edit, listing_url: address },
    ...(other ? { beside: leadingTo(address, key) } : {}),
  };
};

/** The facts of a property that is listed, or will be by itself, that an edit cannot take away. */
const refuseIncomplete = async (trx: Database, it: LookContext, [before, after]: readonly [PropertyRow, PropertyRow]): Promise<void> => {
  if (before.status !== 'listed' && before.suspended_for !== 'registration_expired') return;
  const at = instantOf(it.now);
  const [was, is] = [await findListingFacts(trx, before, it), await findListingFacts(trx, after, it)];
  const had = missingOf(was, at);
  const missing = missingOf(is, at).filter((need) => !had.includes(need));
  if (missing.length > 0) refuse('property.listing_incomplete', { data: { missing } });
};

/** Columns that change with an edit and are none themselves: no other tab has to hear of it. */
const besideEdit = async (trx: Database, row: PropertyRow, { setup_page, new_export_url }: UpdatePropertyRequest['input']) => {
  if (!setup_page && !new_export_url) return row;
  const export_round = row.export_round + (new_export_url ? 1 : 0);
  return changeProperty(trx, row.property_id, { export_round, setup_page: setup_page ?? row.setup_page });
};

const saveEdit = (property: PropertyRow, input: UpdatePropertyRequest['input'], context: SignedInContext) =>
  inTransaction(context, async ({ trx, config, followers, now, job, leftOut }) => {
    // without it, what somebody else has saved would be overwritten unseen
    if (leftOut.some(({ path }) => path === 'version')) refuse('input.invalid', { data: { fields: leftOut } });
    const row = await locked(trx, property);
    refuseStale(row, input.version);
    const { edit, beside } = await readdressed(trx, row, { edit: editOf(input), config });
    enforceRule(nightsFit({ property: { ...row, ...edit } }));
    const changed = fieldsChanged(row, edit);
    const isLookedAt = touchesRegistration(changed);
    const edited = await editProperty(trx, row, { edit, beside: { ...beside, changed_at: now, ...(isLookedAt ? lookedAtAnew : {}) } });
    const mayCopy = await confirmImported(trx, row.property_id, {
      fields: Object.keys(edit),
      changed,
      photos: (input.photos_permitted ?? false) && { chosen: input.photos_chosen },
    });
    if (mayCopy) await job('copyPhotos', { property_id: row.property_id, profile_id: row.profile_id });
    await refuseIncomplete(trx, { followers, now }, [row, edited]);
    if (isLookedAt && row.status !== 'draft') await job('checkRegistration', { property_id: row.property_id });
    return { ...(await hostPropertyOf(trx, await besideEdit(trx, edited, input), { config, followers, now })), not_saved: leftOut };
  });

export const editHandlers: Pick<PropertyHandlers, 'updateProperty' | 'disconnectListing' | 'deleteProperty'> = {
  updateProperty: ({ property, input }, context) => saveEdit(property, input, context),

  disconnectListing: ({ property }, context) =>
    inTransaction(context, async ({ trx, config, followers, now }) => {
      const row = await locked(trx, property);
      if (row.listing_url === null || row.connection_status === null) refuse('property.not_connected');
      return hostPropertyOf(trx, await changeProperty(trx, row.property_id, disconnected), { config, followers, now });
    }),

  deleteProperty: ({ property: { property_id } }, context) =>
    inTransaction(context, async ({ trx, mail, followers, now }) => {
      if (!(await lockProperty(trx, property_id))) refuse('property.not_found');
      const open = (await followers.property.openBookingsOf(trx, [property_id], now)).get(property_id) ?? 0;
      if (open > 0) refuse('property.has_open_bookings', { data: { open } });
      await tellOfEnd(trx, mail, [property_id]);
      return { kept: await removeProperty(trx, property_id, { followers, now }) };
    }),
};
