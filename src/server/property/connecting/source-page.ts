// Pages of other platforms as documents that are read beside the server: of one listing, and of a host with several.
import type { DocumentKind } from '../../outside/reader/document';
import { type ListingAddress, listingsAmong } from './listing-address.rules';
import { contentsOf } from './page-contents';
import type { ListingPage, ReadListing } from './read-listing.rules';

// a tenth of a second is what the largest honest page takes
const milliseconds = 4000;

export const listingPage: DocumentKind<ListingPage, ReadListing> = { name: 'listing', lane: 'text', milliseconds };

interface HostPage {
  readonly html: string;
  readonly page: ListingAddress;
  readonly inner: string | undefined;
}
export const hostPage: DocumentKind<HostPage, readonly ListingAddress[]> = { name: 'host', lane: 'text', milliseconds };

/** The listings that a host's page leads to. */
export const listingsOfHost = ({ html, page, inner }: HostPage): readonly ListingAddress[] =>
  listingsAmong(contentsOf(html).links, page, inner);
