// The last band of a page that wins people over: one line, and the way on.
import type { ReactNode } from 'react';
import { Box, Card, HStack } from './layout';
import { Heading, Text } from './type';

export interface ClosingProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

export const Closing = ({ title, children, actions }: ClosingProps) => (
  <Card.Root
    variant="subtle"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="6"
    marginTop="6"
    marginBottom="16"
    padding={{ base: '6', md: '10' }}
  >
    <Box maxWidth="34rem">
      <Heading textStyle="title">{title}</Heading>
      {children && (
        <Text color="muted" marginTop="2">
          {children}
        </Text>
      )}
    </Box>
    <HStack flexWrap="wrap" gap="3">
      {actions}
    </HStack>
  </Card.Root>
);
