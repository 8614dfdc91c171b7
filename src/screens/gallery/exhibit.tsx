// A part of the gallery, and a piece in it with its name.
import type { ReactNode } from 'react';
import { Box, Section, Stack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';

export const Room = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section borderTopWidth="1px">
    <Heading textStyle="title" marginBottom="6">
      {title}
    </Heading>
    <Stack gap="8">{children}</Stack>
  </Section>
);

export const Exhibit = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box>
    <Text textStyle="tiny" color="muted" marginBottom="2">
      {name}
    </Text>
    {children}
  </Box>
);
