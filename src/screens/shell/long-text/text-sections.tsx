// The parts of a long text as the rows of a page: each heading to the left, what it says to the right.
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '../../../ui/type';
import { Blocks, inlines, Prose } from './long-text';
import type { TextSection } from './sections';

const Part = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '12' },
    gridTemplateColumns: { md: 'minmax(0, 4fr) minmax(0, 7fr)' },
    paddingY: { base: '8', md: '10' },
    '& + &': { borderTopWidth: '1px' },
  },
});

export interface TextSectionsProps {
  readonly of: readonly TextSection[];
  /** The mark before the entries of its lists. */
  readonly marks?: 'ticks' | 'crosses';
}

export const TextSections = ({ of, marks }: TextSectionsProps) =>
  of.map(({ anchor, title, blocks }) => (
    <Part key={anchor} id={anchor}>
      <Heading textStyle="heading" maxWidth="24ch">
        {inlines(title)}
      </Heading>
      <Prose maxWidth="text" {...(marks && { marks })}>
        <Blocks of={blocks} />
      </Prose>
    </Part>
  ));
