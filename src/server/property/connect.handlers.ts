// A host connects a listing elsewhere by its address; its page is read after the answer, and the property tells when that is over.
import type { PropertyHandlers } from '../../../generated/contract/handlers';
import { inTransaction } from '../context';
import { refuse } from '../refusal';
import type { Serving } from '../serving';
import { beginConnecting } from './connect.repository';
import { hostPropertyOf } from './host-property.lookup';
import { innerAddress, readAddress } from './listing-address.rules';
import { isClaimed, lockProperty } from './own.repository';

export const connectHandlers: Pick<PropertyHandlers<Serving>, 'connectListing'> = {
  connectListing: ({ property: { property_id } }, context) =>
    inTransaction(context, async ({ trx, job, config, now }) => {
      const row = (await lockProperty(trx, property_id)) ?? refuse('property.not_found');
      const address = readAddress(row.listing_url ?? '', innerAddress(config)) ?? refuse('property.listing_address_unusable');
      if (await isClaimed(trx, address.key, row.profile_id)) refuse('property.listing_claimed');
      const connected = await beginConnecting(trx, row, address);
      await job('readListing', { property_id });
      return hostPropertyOf(trx, connected, { config, now });
    }),
};
