// A part of a page that works with scripts alone: without them a sentence stands in its place.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Says = chakra('p', {
  base: { maxWidth: '40rem', marginY: '4', marginX: 'auto', padding: '4', bg: 'notice.mist', borderRadius: 'lg' },
});
const Part = chakra('div', { base: { display: 'contents', '@media (scripting: none)': { display: 'none' } } });

export const Scripted = ({ says, children }: { readonly says: string; readonly children: ReactNode }) => (
  <>
    <noscript>
      <Says>{says}</Says>
    </noscript>
    <Part>{children}</Part>
  </>
);
