// The home page: the search first, then places, how it works, what it costs, what guests say, and an invitation to hosts.
import { deferred } from '../shell/loading/deferred';
import { Featured } from './featured';
import { HomeHero } from './home-hero';

export { opened } from './home.store';

const below = deferred(async () => (await import('./below')).Below);
if (import.meta.env.SSR) await below.preload();

export const Home = () => (
  <>
    <HomeHero />
    <Featured />
    <below.Part />
  </>
);
