// A host's own properties: created, and read whole or as a list.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { instantOf } from '../../../../generated/model/wire';
import { movePropertyLife } from '../../../../generated/rules/lifecycles';
import { turnHostModeOn } from '../../account/account.commands';
import { inTransaction } from '../../request/context';
import { enforceMove } from '../../request/enforce-rule';
import { refuse } from '../../request/refusal';
import { beginProperty } from './draft.commands';
import { hostPropertyOf, listedRowsOf } from './host-property.lookup';
import { innerAddress, readAddress } from '../connecting/listing-address.rules';
import { ownRowOfListing, ownRows } from './own.repository';

export const ownHandlers: Pick<PropertyHandlers, 'createProperty' | 'getOwnProperty' | 'listOwnProperties' | 'searchOwnProperties'> = {
  createProperty: (_request, { events, ...context }) =>
    inTransaction(context, async ({ trx, principal, now, config }) => {
      const { profile_id } = principal;
      const { to } = enforceMove(movePropertyLife(events, { by: principal, who: profile_id, from: null, now: instantOf(now) }, {}));
      const row = await beginProperty(trx, { profile_id, status: to, now });
      await turnHostModeOn(trx, profile_id);
      return hostPropertyOf(trx, row, { config, now });
    }),

  getOwnProperty: ({ property }, context) => hostPropertyOf(context.db, property, context),

  listOwnProperties: async (_request, { db, principal, now }) => listedRowsOf(db, await ownRows(db, principal.profile_id), now),

  async searchOwnProperties({ input }, { db, principal, now, config }) {
    const { key } = readAddress(input.listing_url, innerAddress(config)) ?? refuse('property.listing_address_unusable');
    return listedRowsOf(db, await ownRowOfListing(db, principal.profile_id, key), now);
  },
};
