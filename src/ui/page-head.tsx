// The head of a page: what it is called, and one line of what it is for.
import type { ReactNode } from 'react';
import { Box } from './layout';
import { Heading, Text } from './type';

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <Box as="header" maxWidth="text" paddingTop={{ base: '8', md: '12' }} paddingBottom={{ base: '6', md: '8' }}>
    <Heading as="h1" textStyle="display">
      {title}
    </Heading>
    {lead && (
      <Text textStyle="lead" color="muted" marginTop="3">
        {lead}
      </Text>
    )}
    {children}
  </Box>
);
