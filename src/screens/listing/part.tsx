// One part of the page: a heading that the tabs lead to, and what stands below it.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/type';
import { Box } from '../../ui/layout';

const Section = chakra('section', {
  base: { paddingY: { base: '8', md: '10' }, borderTopWidth: '1px', scrollMarginTop: 'calc(var(--header) + 3rem)' },
});

export interface PartProps {
  readonly id: string;
  readonly heading: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export const Part = ({ id, heading, aside, children }: PartProps) => (
  <Section id={id} aria-labelledby={`${id}-heading`}>
    <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3" marginBottom="6">
      <Heading id={`${id}-heading`}>{heading}</Heading>
      {aside}
    </Box>
    {children}
  </Section>
);
