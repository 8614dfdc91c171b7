// The home page: the search first, then places, how it works, what it costs, what guests say, and an invitation to hosts.
import { Featured } from './featured';
import { FeeClaim } from './fee-claim';
import { HomeHero } from './home-hero';
import { HowItWorks } from './how-it-works';
import { Invitations } from './invitations';
import { NewestReviews } from './newest-reviews';

export { opened } from './home.store';

export const Home = () => (
  <>
    <HomeHero />
    <Featured />
    <HowItWorks />
    <FeeClaim />
    <NewestReviews />
    <Invitations />
  </>
);
