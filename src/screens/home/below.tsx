// The home page below its places. Nothing here is needed at once: its code loads after the page's own.
import { FeeClaim } from './fee-claim';
import { HowItWorks } from './how-it-works';
import { Invitations } from './invitations';
import { NewestReviews } from './newest-reviews';

export const Below = () => (
  <>
    <HowItWorks />
    <FeeClaim />
    <NewestReviews />
    <Invitations />
  </>
);
