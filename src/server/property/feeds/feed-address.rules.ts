// Addresses of calendars on other platforms, as hosts copy them there. Pure.
import type { SourcePlatform } from '../../../../generated/model/values';
import { readAddress } from '../connecting/listing-address.rules';

export interface FeedAddress {
  readonly url: string;
  readonly platform: SourcePlatform;
  /** The listing that it belongs to, as `listing_key` has it; none where its platform does not say so in the address. */
  readonly listing_key: string | null;
}

/** Only one platform names the listing in the address of its calendar. */
const namesListing = /\/calendar\/ical\/(\d+)/;

/** The calendar at an address; nothing where the address is not of the public internet, or our own export. */
export const feedAddress = (
  copied: string,
  { inner, own }: { readonly inner: string | undefined; readonly own: string },
): FeedAddress | undefined => {
  // how platforms write what is to be subscribed to
  const typed = copied.trim().replace(/^webcals?:/i, 'https:');
  const read = readAddress(typed, inner);
  if (!read) return undefined;
  const url = new URL(typed);
  url.hash = '';
  if (url.origin !== inner) url.protocol = 'https:';
  if (url.href.startsWith(own)) return undefined;
  const id = read.platform === 'airbnb' ? namesListing.exec(url.pathname)?.[1] : undefined;
  return { url: url.href, platform: read.platform, listing_key: id === undefined ? null : `${read.platform} ${id}` };
};
