// The frame of every page: what surrounds it, by the chrome of its route, and what opens over it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Mode } from '../../../../generated/model/values/Mode';
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { ErrorBoundary } from '../failures/error-boundary';
import { InChrome } from './chrome';
import { Header, HeaderBar } from './header';
// these hear of what happens before what shows it has come
import '../format/currency.store';
import './toasts.store';
import { $isHydrated } from '../loading/hydration';
import { routeOf, type Visit, visited } from '../navigation/visit';
import './browser-events.store';
import { createEffect, sample } from 'effector';
import { deferred } from '../loading/deferred';

// The parts of the frame that are not on every page, or not needed at once.
const footer = deferred(async () => (await import('./footer')).Footer);
const sidebar = deferred(async () => (await import('./sidebar')).Sidebar);
const checkoutHeader = deferred(async () => (await import('./checkout-header')).CheckoutHeader);
/** Parts that open over the page; never rendered on the server. */
const overlays = deferred(async () => (await import('./overlays')).Overlays);

const wantedBy = (visit: Visit) => {
  const { chrome, signedInChrome } = routeOf(visit);
  const both = [chrome, signedInChrome];
  return [
    ...(both.some((it) => it.footer) ? [footer] : []),
    ...(both.some((it) => it.sidebar) ? [sidebar] : []),
    ...(chrome.header === 'checkout' ? [checkoutHeader] : []),
  ];
};

/** The server waits for it before it renders; the browser has begun to fetch before it needs it. */
const loadFx = createEffect<Visit, void>(async (visit) => {
  await Promise.all(wantedBy(visit).map(({ preload }) => preload()));
});
sample({ clock: visited, target: loadFx });

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'toast',
    paddingX: '4',
    paddingY: '2.5',
    bg: 'ink',
    color: 'white',
    borderRadius: 'md',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});
// screens that keep something in sight below the header count from --header
const Whole = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  variants: { headed: { true: { '--header': '4rem', md: { '--header': '4.5rem' } }, false: { '--header': '0rem' } } },
});
const Middle = chakra('div', { base: { display: 'flex', flex: '1' } });
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' } });
const Main = chakra('main', {
  base: { display: 'block', flex: '1 0 auto', minWidth: '0', maxWidth: 'full', outline: 'none' },
  // the page as a whole stands still, and its content moves; on paper nothing does
  variants: {
    still: {
      true: {
        // hidden words are placed within it, or the window would scroll beside it
        position: 'relative',
        md: { flex: 'none', height: 'calc(100dvh - var(--header))', overflowY: 'auto', _print: { height: 'auto', overflowY: 'visible' } },
      },
    },
  },
});

interface FrameProps {
  readonly visit: Visit;
  readonly children: ReactNode;
}

export const Frame = ({ visit, children }: FrameProps) => {
  const { chrome, mode } = routeOf(visit);
  return (
    <Whole headed={chrome.header !== 'none'} data-view={Mode[mode].host_view ? 'host' : undefined}>
      <SkipLink href="#main">{shellTexts.skip}</SkipLink>
      {useUnit($isHydrated) && <overlays.Part visit={visit} />}
      <InChrome visit={visit} part="header">
        {chrome.header === 'checkout' ? (
          <checkoutHeader.Part visit={visit} fallback={<HeaderBar visit={visit} />} />
        ) : (
          <Header visit={visit} />
        )}
      </InChrome>
      <Middle>
        <InChrome visit={visit} part="sidebar">
          <sidebar.Part visit={visit} />
        </InChrome>
        <Column>
          <Main id="main" tabIndex={-1} still={!chrome.overflow} data-still={chrome.overflow ? undefined : ''}>
            <ErrorBoundary visit={visit}>{children}</ErrorBoundary>
          </Main>
          <InChrome visit={visit} part="footer">
            <footer.Part />
          </InChrome>
        </Column>
      </Middle>
    </Whole>
  );
};
