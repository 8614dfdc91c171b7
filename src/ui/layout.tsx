// Chakra's parts of layout, each by its own path: the one door of the package would load every state machine in tests and development.
import { chakra } from '@chakra-ui/react/styled-system';

/** A short word on a picture or beside a title. */
export { Badge } from '@chakra-ui/react/badge';
export { Box } from '@chakra-ui/react/box';
export { Card } from '@chakra-ui/react/card';
export { Container } from '@chakra-ui/react/container';
export { Grid } from '@chakra-ui/react/grid';
export { List } from '@chakra-ui/react/list';
export { Separator } from '@chakra-ui/react/separator';
export { Span } from '@chakra-ui/react/span';
export { HStack, Stack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

/** A part of a page, 48 to 64 px from the next. */
export const Section = chakra('section', { base: { paddingY: { base: '6', md: '8' } } });
