// Nothing here: one line of what and why, one way on, a small drawing.
import { EmptyState as Chakra } from '@chakra-ui/react/empty-state';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type Drawing, LineDrawing } from './drawings';
import { HStack } from './layout';

const recipe = defineSlotRecipe({
  slots: ['root', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: '3',
      paddingY: { base: '10', md: '14' },
      paddingX: '4',
      marginX: 'auto',
      maxWidth: '30rem',
    },
    title: { color: 'ink' },
    description: { textStyle: 'body', color: 'muted', textWrap: 'balance' },
  },
});

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
  <Chakra.Root recipe={recipe} data-empty-state="">
    <LineDrawing of={drawing} />
    <Chakra.Title as={as} textStyle={as === 'h1' ? 'title' : 'heading'}>
      {title}
    </Chakra.Title>
    {children && <Chakra.Description as="div">{children}</Chakra.Description>}
    {actions && (
      <HStack flexWrap="wrap" justifyContent="center" marginTop="2">
        {actions}
      </HStack>
    )}
  </Chakra.Root>
);
