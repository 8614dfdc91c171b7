// A part of a booking with a heading of its own.
import { type ReactNode, useId } from 'react';
import { Box } from '../../../ui/layout';
import { Heading } from '../../../ui/type';

interface MatterProps {
  readonly heading: string;
  readonly children: ReactNode;
  /** Of no use on paper: something to do, or to talk about. */
  readonly offPaper?: boolean;
}

export const Matter = ({ heading, children, offPaper = false }: MatterProps) => {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      paddingY="6"
      _print={{ paddingY: '4', display: offPaper ? 'none' : 'block' }}
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Heading as="h2" textStyle="subheading" id={id} marginBottom="4" breakAfter="avoid">
        {heading}
      </Heading>
      {children}
    </Box>
  );
};
