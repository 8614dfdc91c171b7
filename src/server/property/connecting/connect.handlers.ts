// A host connects listings elsewhere by their addresses; each page is read after the answer, and the property tells when that is over.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { connectAtOnceMax } from '../../../../generated/model/constants';
import { type Inside, inTransaction, type SignedInContext } from '../../request/context';
import type { Database } from '../../database/open';
import { UnreadAddress } from '../../outside/public-reader';
import { readBeside } from '../../outside/reader/read-beside';
import { refuse } from '../../request/refusal';
import { beginConnecting, keepClaimed } from './connect.repository';
import { beginProperty } from '../setup/draft.commands';
import { hostPropertyOf, listedRowsOf } from '../setup/host-property.lookup';
import { innerAddress, isOfNoListing, type ListingAddress, readAddress, readAddresses } from './listing-address.rules';
import { isClaimed, lockProperty, ownRowOfListing } from '../setup/own.repository';
import { hostPage } from './source-page';
import type { PropertyRow } from '../property.lookup';

const locked = async (trx: Database, { property_id }: PropertyRow): Promise<PropertyRow> =>
  (await lockProperty(trx, property_id)) ?? refuse('property.not_found');

/** The listings that addresses lead to: a single one may be the page of a host, which leads to all of theirs. */
const listingsAt = async (
  addresses: readonly ListingAddress[],
  { pages, config, principal }: Pick<SignedInContext, 'pages' | 'config' | 'principal'>,
): Promise<readonly ListingAddress[]> => {
  const [page] = addresses;
  if (!page || addresses.length > 1 || !isOfNoListing(page)) return addresses;
  try {
    const asker = { of: principal.profile_id };
    const { html } = await pages.page(page.address, asker);
    return (await readBeside(hostPage, { html, page, inner: innerAddress(config) }, asker)).slice(0, connectAtOnceMax);
  } catch (error) {
    if (error instanceof UnreadAddress) return [];
    throw error;
  }
};

/** Connects one of several listings to a property. One that is another host’s stops no other. */
const connectOne = async (
  { trx, job, now }: Pick<Inside, 'trx' | 'job'> & { readonly now: Date },
  row: PropertyRow,
  address: ListingAddress,
): Promise<PropertyRow> => {
  if (await isClaimed(trx, address.key, row.profile_id)) return keepClaimed(trx, row, { found: address, now });
  const connected = await beginConnecting(trx, row, address);
  await job('readListing', { property_id: row.property_id, profile_id: row.profile_id });
  return connected;
};

export const connectHandlers: Pick<PropertyHandlers, 'connectListing' | 'connectListings'> = {
  connectListing: ({ property }, context) =>
    inTransaction(context, async ({ trx, job, config, followers, now }) => {
      const row = await locked(trx, property);
      const address = readAddress(row.listing_url ?? '', innerAddress(config)) ?? refuse('property.listing_address_unusable');
      if (await isClaimed(trx, address.key, row.profile_id)) refuse('property.listing_claimed');
      return hostPropertyOf(trx, await connectOne({ trx, job, now }, row, address), { config, followers, now });
    }),

  async connectListings({ property }, context) {
    const { addresses, problems } = readAddresses(property.listing_url ?? '', connectAtOnceMax, innerAddress(context.config));
    if (problems.length > 0) refuse('property.listing_lines_unusable', { data: { lines: [...problems] } });
    const listings = await listingsAt(addresses, context);
    return inTransaction(context, async ({ trx, job, followers, now }) => {
      const asked = await locked(trx, property);
      const { profile_id } = asked;
      const rows: PropertyRow[] = [];
      for (const address of listings) {
        const [known] = await ownRowOfListing(trx, profile_id, address.key);
        const isSpare = rows.every(({ property_id }) => property_id !== asked.property_id);
        const row = known ?? (isSpare ? asked : await beginProperty(trx, { profile_id, status: 'draft', now }));
        rows.push(await connectOne({ trx, job, now }, row, address));
      }
      return listedRowsOf(trx, rows, { followers, now, reader: profile_id });
    });
  },
};
