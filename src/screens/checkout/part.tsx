// A part of the checkout under its heading, and the two columns in which parts and summary stand.
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../ui/type';

/** The questions on the left, the price on the right; on a phone the price comes first. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23.25rem' },
    columnGap: { lg: '12', xl: '24' },
    rowGap: '6',
    alignItems: 'start',
    paddingBottom: '16',
    '& > aside': { order: { base: '-1', lg: '0' }, position: { lg: 'sticky' }, top: 'calc(var(--header) + 1.5rem)' },
  },
});

const Whole = chakra('section', {
  base: { paddingY: '6', borderTopWidth: '1px', '&:first-of-type': { borderTopWidth: '0', paddingTop: '0' } },
});

export const Part = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Whole aria-labelledby={id}>
      <Heading id={id} marginBottom="3">
        {heading}
      </Heading>
      {children}
    </Whole>
  );
};
