// A host's own properties: created, and read whole or as a list.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { instantOf } from '../../../../generated/model/wire';
import { movePropertyLife } from '../../../../generated/rules/lifecycles';
import { turnHostModeOn } from '../../account/account.commands';
import { inTransaction } from '../../request/context';
import { enforceMove } from '../../request/enforce-rule';
import { refuse } from '../../request/refusal';
import { beginProperty } from './draft.commands';
import { ownersFor } from '../cohosts/cohost.lookup';
import { asCohostSees, hostPropertyOf, listedRowsOf } from './host-property.lookup';
import { innerAddress, readAddress } from '../connecting/listing-address.rules';
import { keptRows, ownRowOfListing } from './own.repository';

export const ownHandlers: Pick<PropertyHandlers, 'createProperty' | 'getOwnProperty' | 'listOwnProperties' | 'searchOwnProperties'> = {
  createProperty: (_request, { events, ...context }) =>
    inTransaction(context, async ({ trx, principal, config, followers, now }) => {
      const { profile_id } = principal;
      const { to } = enforceMove(movePropertyLife(events, { by: principal, who: profile_id, from: null, now: instantOf(now) }, {}));
      const row = await beginProperty(trx, { profile_id, status: to, now });
      await turnHostModeOn(trx, profile_id);
      return hostPropertyOf(trx, row, { config, followers, now });
    }),

  async getOwnProperty({ property }, context) {
    const whole = await hostPropertyOf(context.db, property, context);
    const { profile_id } = context.principal;
    const cohostFor = (await ownersFor(context.db, [property], profile_id))(property);
    return cohostFor === null ? whole : asCohostSees(whole, cohostFor, profile_id);
  },

  listOwnProperties: async (_request, context) =>
    listedRowsOf(context.db, await keptRows(context.db, context.principal.profile_id), {
      ...context,
      reader: context.principal.profile_id,
    }),

  async searchOwnProperties({ input }, { db, principal, followers, now, config }) {
    const { key } = readAddress(input.listing_url, innerAddress(config)) ?? refuse('property.listing_address_unusable');
    return listedRowsOf(db, await ownRowOfListing(db, principal.profile_id, key), { followers, now, reader: principal.profile_id });
  },
};
