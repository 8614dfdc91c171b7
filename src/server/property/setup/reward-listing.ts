// Points for a host's first listing with a calendar that keeps itself true.
import type { Jobs } from '../../../../generated/jobs/jobs';
import { pointsTexts } from '../../../../generated/texts/sentences/pointsTexts';
import { type Afterwards, inTransaction } from '../../request/context';
import { rewardFirstListing } from '../../points/points.commands';
import { lockProperty } from './own.repository';

/** Asked when a property is listed, and when a calendar is added to it: whichever comes last finds both. */
export const rewardListing = ({ property_id }: Jobs['rewardListing'], context: Afterwards): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    const property = await lockProperty(trx, property_id);
    if (property?.status !== 'listed' || property.synced_at === null) return;
    const reason = pointsTexts.firstListing({ title: property.title ?? '' });
    await rewardFirstListing(trx, { profile_id: property.profile_id, reason, now });
  });
