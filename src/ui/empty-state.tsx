// Nothing here: one line of what and why, one way on, a small drawing.
import type { ReactNode } from 'react';
import { type Drawing, LineDrawing } from './drawings';
import { HStack, Stack } from './layout';
import { Heading, Text } from './type';

export interface EmptyStateProps {
  readonly drawing: Drawing;
  readonly title: string;
  /** The level of the title; 2 by default. */
  readonly as?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
  /** The way on, one button or link as a rule. */
  readonly actions?: ReactNode;
}

export const EmptyState = ({ drawing, title, as = 'h2', children, actions }: EmptyStateProps) => (
  <Stack alignItems="center" textAlign="center" gap="3" paddingY={{ base: '10', md: '14' }} paddingX="4" marginX="auto" maxWidth="30rem">
    <LineDrawing of={drawing} />
    <Heading as={as} textStyle={as === 'h1' ? 'title' : 'heading'}>
      {title}
    </Heading>
    {children && (
      <Text as="div" color="muted" textWrap="balance">
        {children}
      </Text>
    )}
    {actions && (
      <HStack flexWrap="wrap" justifyContent="center" marginTop="2">
        {actions}
      </HStack>
    )}
  </Stack>
);
