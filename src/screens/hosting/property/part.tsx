// A part of the property page: its heading, what it is for, and what stands in it.
import type { ReactNode } from 'react';
import { Box, Stack } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';

export interface PartProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export const Part = ({ id, heading, lead, children }: PartProps) => (
  <Box as="section" id={id} aria-labelledby={`${id}-heading`} paddingY={{ base: '6', md: '8' }}>
    <Heading id={`${id}-heading`}>{heading}</Heading>
    {lead && (
      <Text color="muted" marginTop="1" maxWidth="text">
        {lead}
      </Text>
    )}
    <Stack marginTop="5" gap="8">
      {children}
    </Stack>
  </Box>
);

/** Something within a part that has a name of its own. */
export const Matter = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <Box>
    <Heading as="h3" textStyle="subheading" marginBottom="3">
      {heading}
    </Heading>
    {children}
  </Box>
);
