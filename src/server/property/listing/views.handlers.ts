// Counts looks at the pages of listings: a number a day, and nothing about who came.
import { sql } from 'kysely';
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { addDays } from '../../../../generated/model/dates';
import { dateIn } from '../../../../generated/rules/runtime';

/** No number reaches further back than a year. */
const keptDays = 400;
const robot = /bot|crawl|spider|slurp|headless|lighthouse|preview|fetch|python|curl|wget|facebookexternalhit|whatsapp/i;

export const viewHandlers: Pick<PropertyHandlers, 'countListingView'> = {
  async countListingView({ property: { property_id, profile_id, status, timezone } }, { db, principal, device, now }) {
    const isOwn = principal.signed_in && principal.profile_id === profile_id;
    if (status !== 'listed' || isOwn || device === '' || robot.test(device)) return {};
    const day = dateIn(now.getTime(), timezone);
    const counted = await db
      .insertInto('listing_views')
      .values({ property_id, day, views: 1 })
      .onConflict((conflict) => conflict.columns(['property_id', 'day']).doUpdateSet({ views: sql`listing_views.views + 1` }))
      .returning('views')
      .executeTakeFirstOrThrow();
    // once a day for each listing
    if (counted.views === 1)
      await db.deleteFrom('listing_views').where('property_id', '=', property_id).where('day', '<', addDays(day, -keptDays)).execute();
    return {};
  },
};
