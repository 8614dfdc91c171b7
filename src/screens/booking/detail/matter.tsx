// A part of a booking with a heading of its own.
import { type ReactNode, useId } from 'react';
import { Box } from '../../../ui/layout';
import { Heading } from '../../../ui/type';

export const Matter = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} paddingY="6" _print={{ paddingY: '4' }} css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Heading as="h2" textStyle="subheading" id={id} marginBottom="4" breakAfter="avoid">
        {heading}
      </Heading>
      {children}
    </Box>
  );
};
