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
import { checkoutHeader, footer, sidebar, overlays } from './deferred-chrome';
import { $isHydrated } from '../loading/hydration';
import { routeOf, type Visit } from '../navigation/visit';
import './browser-events.store';

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
  // the page as a whole stands still, and its content moves
  variants: { still: { true: { md: { flex: 'none', height: 'calc(100dvh - var(--header))', overflowY: 'auto' } } } },
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
          <Main id="main" tabIndex={-1} still={!chrome.overflow}>
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
