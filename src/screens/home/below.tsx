// What the home page says below its places. Nothing in it has to be worked with at once: its code comes after the page's own.
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
