// How invitations work, in three steps, and what does not count.
import { useId } from 'react';
import { pathTo } from '../../../generated/routes/paths';
import { referralTexts as say } from '../../../generated/texts/sentences/referralTexts';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Box, Card, Grid, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { RouteLink } from '../shell/navigation/links';

const steps = [
  { icon: commonIcons.share, says: say.stepShare },
  { icon: commonIcons.person, says: say.stepFriend },
  { icon: commonIcons.gift, says: say.stepYou },
];

export const HowItWorks = () => {
  const id = useId();
  return (
    <Card.Root as="section" variant="subtle" aria-labelledby={id}>
      <Heading id={id}>{say.howHeading}</Heading>
      <Grid as="ol" gap="4" marginTop="4">
        {steps.map(({ icon, says }) => (
          <HStack as="li" key={says} gap="3" alignItems="flex-start">
            <Box color="spruce" flexShrink="0" paddingTop="0.5">
              <Icon of={icon} size={22} />
            </Box>
            <Text>{says}</Text>
          </HStack>
        ))}
      </Grid>
      <Box marginTop="5">
        {[say.termsStay, say.termsHost, say.termsSame].map((line) => (
          <Text key={line} textStyle="small" color="muted">
            {line}
          </Text>
        ))}
      </Box>
      <Box marginTop="3">
        <RouteLink to={pathTo.faqPoints()}>{say.rules}</RouteLink>
      </Box>
    </Card.Root>
  );
};
