// The home page below its places. Nothing here is needed at once: its code loads after the page's own.
import { FeeClaim } from './fee-claim';
import { HowItWorks } from './how-it-works';
import { Invitations } from './invitations';
import { NewestReviews } from './newest-reviews';
import { RecentlyViewed } from './recently-viewed';

export const Below = () => (
  <>
    <RecentlyViewed />
    <HowItWorks />
    <FeeClaim />
    <NewestReviews />
    <Invitations />
  </>
);
