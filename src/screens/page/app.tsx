// The page of the address: its frame, and the screen of the visit.
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Frame } from '../shell/chrome/frame';
import { routeOf, visitOf } from '../shell/navigation/visit';
import { Lazy } from './lazy-screen';
import type { Screens } from './open-screen';
import { RouterSync } from './router-sync';

/** Stands inside a router. */
export const Pages = ({ screens }: { readonly screens: Screens }) => {
  const { pathname, search } = useLocation();
  const visit = useMemo(() => visitOf(pathname + search), [pathname, search]);
  const { screen } = routeOf(visit);
  return (
    <Frame visit={visit}>
      <Suspense>
        <Lazy key={screen} screen={screens[screen]} visit={visit} />
        <RouterSync visit={visit} />
      </Suspense>
    </Frame>
  );
};
