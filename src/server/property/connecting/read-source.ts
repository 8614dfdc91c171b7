// Reads the page of a connected listing, after its host was answered: what stands there becomes the draft, and may show whose it is.
import type { Jobs } from '../../../../generated/jobs/jobs';
import type { ImportProblem } from '../../../../generated/model/values';
import { type JobContext, inTransaction } from '../../request/context';
import { type Asker, type Unread, UnreadAddress } from '../../outside/public-reader';
import { readBeside } from '../../outside/reader/read-beside';
import { keepReading, proveOwnership } from './connect.repository';
import { innerAddress, readAddress } from './listing-address.rules';
import { lockProperty } from '../setup/own.repository';
import { findProperty } from '../property.lookup';
import { propertySecrets } from '../property-secrets';
import type { ReadListing } from './read-listing.rules';
import { listingPage } from './source-page';

const problemOf: Readonly<Record<Unread, ImportProblem>> = {
  not_public: 'refused',
  refused: 'refused',
  absent: 'gone',
  unreachable: 'unreachable',
  unsuitable: 'not_a_listing',
  too_heavy: 'too_heavy',
};
type ReadResult = Omit<ReadListing, 'problem'> & { readonly problem: ImportProblem | null };
const without = (problem: ImportProblem): ReadResult => ({ values: {}, sources: {}, pictures: [], descriptions: [], problem });

const readingOf = async (saved: string, asker: Asker, { config, pages }: Pick<JobContext, 'config' | 'pages'>): Promise<ReadResult> => {
  const meant = readAddress(saved, innerAddress(config));
  try {
    const { address, html } = await pages.page(saved, asker);
    const isListing = meant !== undefined && meant.source_id !== null;
    // a listing that is no more often leads to a search for others
    if (isListing && readAddress(address, innerAddress(config))?.key !== meant.key) return without('gone');
    return await readBeside(listingPage, { address, html, isListing }, asker);
  } catch (error) {
    if (error instanceof UnreadAddress) return without(problemOf[error.why]);
    throw error;
  }
};

/** The description without the code that was put there for us. */
const withoutCode = ({ values, ...rest }: ReadResult, code: string): ReadResult => ({
  ...rest,
  values: values.description === undefined ? values : { ...values, description: values.description.replaceAll(code, '').trim() },
});

export const readSource = async ({ property_id }: Jobs['readListing'], context: JobContext): Promise<void> => {
  const { listing_url: saved = null, profile_id = '' } = (await findProperty(context.db, property_id)) ?? {};
  if (saved === null) return;
  const reading = await readingOf(saved, { of: profile_id }, context);
  const code = (await propertySecrets(context.db)).ownershipCode(property_id);
  await inTransaction(context, async ({ trx, now }) => {
    const row = await lockProperty(trx, property_id);
    // another address was saved meanwhile: it has a reading of its own
    if (!row || row.listing_url !== saved || row.connection_status === null) return;
    if (reading.descriptions.some((it) => it.toUpperCase().includes(code))) await proveOwnership(trx, row, now);
    await keepReading(trx, row, { read: withoutCode(reading, code), now });
  });
};

/** Nothing came of it however often it was tried: its host is told, and may try again or go on by hand. */
export const giveUpReading = ({ property_id }: Jobs['readListing'], context: Pick<JobContext, 'db' | 'jobs' | 'now'>): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    const row = await lockProperty(trx, property_id);
    if (row?.sync_status === 'running') await keepReading(trx, row, { read: without('unreachable'), now });
  });
