// The booking policies, with the four cancellation policies at a glance.
import { chakra } from '@chakra-ui/react/styled-system';
import { CancellationPolicy } from '../../../generated/model/values';
import { page } from '../../../generated/texts/pages/pages-booking-policies';
import { Card, Grid } from '../../ui/layout';
import { Text } from '../../ui/type';
import { LongPage } from './long-page';

/** The whole card is its link. */
const Whole = chakra('a', {
  base: { fontWeight: 'semibold', _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' } },
});

const policies = Object.entries(CancellationPolicy);

/** Each leads to its own part of the text. */
const AtAGlance = () => (
  <Grid as="ul" gap="3" marginTop="8" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
    {policies.map(([policy, { label, says }]) => (
      <Card.Root as="li" key={policy} padding="4" position="relative" _hover={{ borderColor: 'spruce' }}>
        <Whole href={`#${policy}`}>{label}</Whole>
        <Text textStyle="small" color="muted" marginTop="1">
          {says}
        </Text>
      </Card.Root>
    ))}
  </Grid>
);

export const BookingPolicies = () => (
  <LongPage page={page}>
    <AtAGlance />
  </LongPage>
);
