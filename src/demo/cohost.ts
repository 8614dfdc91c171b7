// The co-host of the demo: one account helps another with a listing, and may do there all that co-hosts may.
import { cohostDays } from '../../generated/model/constants';
import { DAY } from '../../generated/model/dates';
import { keysOf } from '../../generated/model/keys';
import { CohostRole } from '../../generated/model/values';
import type { NewRow } from '../../generated/tables/tables';
import type { Listing } from './listings';
import type { People } from './people';
import { idOf } from './seed';

const shared = 'halifax-2';

/** The co-host of a listing, if it is the one that has one. */
export const cohostOf = (
  { name, row: { property_id } }: Listing,
  { everyone: { both }, now }: { readonly everyone: People; readonly now: Date },
): NewRow<'cohosts'>[] => {
  if (name !== shared) return [];
  const invited = now.getTime() - 60 * DAY;
  return [
    {
      cohost_id: idOf(`co-host of ${name}`),
      property_id,
      email: both.email,
      created_at: new Date(invited),
      expires_at: new Date(invited + cohostDays * DAY),
      accepted_at: new Date(invited + DAY),
      roles: keysOf(CohostRole),
      profile_id: both.profile_id,
      // no token opens it: what is kept is no hash of anything
      token_hash: `no token ${property_id}`,
    },
  ];
};
