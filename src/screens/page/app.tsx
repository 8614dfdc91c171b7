// The page of the address: its frame, and the screen of the visit.
import { type ReactNode, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { opensOnServer, routeOf, type Visit, visitOf } from '../shell/navigation/visit';
import { Lazy } from './lazy-screen';
import type { Screens } from './open-screen';
import { Frame, InBrowser } from './own-page';
import { RouterSync } from './router-sync';

/** Pages for members render in the browser alone. */
const ForWhom = ({ visit, children }: { readonly visit: Visit; readonly children: ReactNode }) =>
  opensOnServer(visit) ? children : <InBrowser>{children}</InBrowser>;

/** Stands inside a router. */
export const Pages = ({ screens }: { readonly screens: Screens }) => {
  const { pathname, search } = useLocation();
  const visit = useMemo(() => visitOf(pathname + search), [pathname, search]);
  const { screen } = routeOf(visit);
  return (
    <Frame visit={visit}>
      <Suspense>
        <ForWhom key={screen} visit={visit}>
          <Lazy screen={screens[screen]} visit={visit} />
        </ForWhom>
        <RouterSync visit={visit} />
      </Suspense>
    </Frame>
  );
};
