// The frame of every page: the way past what surrounds it, and the page itself.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Visit } from './visit';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
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
const Main = chakra('main', { base: { display: 'block', outline: 'none' } });

export const Frame = ({ children }: { readonly visit: Visit; readonly children: ReactNode }) => (
  <>
    <SkipLink href="#main">Skip to content</SkipLink>
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
  </>
);
