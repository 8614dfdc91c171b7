// How far along a number of steps a person is.
import { chakra } from '@chakra-ui/react/styled-system';
import { wizardTexts } from '../../generated/texts/sentences/wizardTexts';
import { Box, HStack } from './layout';
import { Text } from './type';

const Bar = chakra('span', {
  base: { flex: '1', height: '1', borderRadius: 'full', bg: 'surface.deep', transition: 'background-color 200ms ease-out' },
  variants: { done: { true: { bg: 'spruce' } } },
});

/** `Step 2 of 5` under a bar; `at` counts from 0. */
export const Progress = ({ at, of }: { readonly at: number; readonly of: number }) => (
  <Box flex="1">
    <HStack gap="1.5" aria-hidden="true" marginBottom="2">
      {Array.from({ length: of }, (_, step) => (
        <Bar key={step} done={step <= at} />
      ))}
    </HStack>
    <Text textStyle="small" color="muted">
      {wizardTexts.progress({ step: at + 1, steps: of })}
    </Text>
  </Box>
);
