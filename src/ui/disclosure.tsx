// A line that opens to show more, on the browser's own details element.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { commonIcons } from './icons/common';
import { Box } from './layout';

const Details = chakra('details', {
  base: { borderBottomWidth: '1px', '&[open] > summary > :last-child': { transform: 'rotate(180deg)' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: 'touch',
    paddingY: '3',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > :last-child': { transition: 'transform 150ms ease-out' },
  },
});

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly id?: string;
}

export const Disclosure = ({ summary, children, open, id }: DisclosureProps) => (
  <Details open={open} id={id}>
    <Summary>
      {summary}
      <span>
        <Icon of={commonIcons.down} size={18} />
      </span>
    </Summary>
    <Box paddingBottom="4">{children}</Box>
  </Details>
);
