// A fact behind another: on one line with a dot between them, on a phone on a line of its own.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Following = chakra('span', {
  base: { display: { base: 'block', sm: 'inline' }, '& > [aria-hidden]': { display: { base: 'none', sm: 'inline' } } },
});
export const NextFact = ({ children }: { readonly children: ReactNode }) => (
  <Following>
    <span aria-hidden="true">{'· '}</span>
    {children}
  </Following>
);
