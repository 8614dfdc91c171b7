// A review that was looked at waits for no other look; those that somebody decided about before are such.
import { script } from './script';

export const reviewLooks = script(`
alter table reviews add column looked_at timestamptz;
update reviews set looked_at = act.at from (
  select about, max(at) as at from operator_acts where act in ('show-review', 'hide-review') group by about
) as act where act.about = reviews.review_id::text;
`);
