// The app around its router: scope, styles, frame and the screen of the visit.
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { system } from '../../ui/theme/system';
import { Frame } from '../shell/frame';
import { routeOf, visitOf } from '../shell/visit';
import { Lazy } from './lazy';
import type { Screens } from './open-screen';
import { Walker } from './walker';

/** What surrounds everything: not a pixel of its own. */
export const Surroundings = ({
  scope,
  cache,
  children,
}: {
  readonly scope: Scope;
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      <Provider value={scope}>{children}</Provider>
    </ChakraProvider>
  </CacheProvider>
);

/** The page of the address. Stands inside a router. */
export const Pages = ({ screens, takenOver = false }: { readonly screens: Screens; readonly takenOver?: boolean }) => {
  const { pathname, search } = useLocation();
  const visit = useMemo(() => visitOf(pathname + search), [pathname, search]);
  const route = routeOf(visit);
  return (
    <Frame visit={visit}>
      <Suspense>
        <Lazy key={route.screen} screen={screens[route.screen]} visit={visit} />
        <Walker key="walker" visit={visit} takenOver={takenOver} />
      </Suspense>
    </Frame>
  );
};
