// The page that a referral link opens: who invites, and what there is to gain.
import { useUnit } from 'effector-react';
import { pathTo } from '../../../generated/routes/paths';
import { referTexts } from '../../../generated/texts/sentences/referTexts';
import { referralFriendPoints } from '../../../generated/model/constants';
import { Avatar } from '../../ui/avatar';
import { Hero } from '../../ui/hero';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Box, Card, Container, Grid } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { shownNumber } from '../shell/format/format';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import { $isUnknown, $referrer } from './refer.store';

export { opened } from './refer.store';

const Ways = () => (
  <>
    <Box data-for="visitors">
      <ButtonLink to={pathTo.signup()} size="lg">
        {referTexts.button}
      </ButtonLink>
    </Box>
    <ButtonLink to={pathTo.search()} size="lg" variant="outline">
      {referTexts.look}
    </ButtonLink>
  </>
);

const Gift = () => {
  const referrer = useUnit($referrer);
  return (
    <Card.Root variant="elevated" borderColor="transparent" padding={{ base: '6', md: '8' }} textAlign="center">
      <Box display="grid" justifyItems="center" color="spruce">
        {referrer ? (
          <Avatar name={referrer.first_name ?? ''} image={referrer.avatar} size={80} />
        ) : (
          <Icon of={commonIcons.gift} size={64} />
        )}
      </Box>
      <Text fontSize="4xl" fontWeight="bold" letterSpacing="tight" color="spruce" lineHeight="1.2" marginTop="3">
        {shownNumber(referralFriendPoints)}
      </Text>
      <Text color="muted">{referTexts.gift}</Text>
    </Card.Root>
  );
};

const Lead = ({ isUnknown }: { readonly isUnknown: boolean }) => (
  <>
    <p data-for="visitors">{isUnknown ? referTexts.unknownCode : referTexts.offer}</p>
    <p data-for="members">
      <RouteLink to={pathTo.referralCenter()}>{referTexts.signedIn}</RouteLink>
    </p>
  </>
);

const reasons = [
  { icon: commonIcons.tag, says: referTexts.whyPrice },
  { icon: commonIcons.home, says: referTexts.whyHosts },
  { icon: commonIcons.gift, says: referTexts.whyPoints },
];

const Why = () => (
  <Container paddingTop="8" paddingBottom="16">
    <Heading textStyle="title">{referTexts.whyHeading}</Heading>
    <Grid as="ul" gap="4" marginTop="6" gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
      {reasons.map(({ icon, says }) => (
        <Card.Root as="li" key={says} display="flex" gap="4">
          <Icon of={icon} size={28} color="spruce" />
          <Text>{says}</Text>
        </Card.Root>
      ))}
    </Grid>
  </Container>
);

export const Refer = () => {
  const { referrer, isUnknown } = useUnit({ referrer: $referrer, isUnknown: $isUnknown });
  const name = referrer?.first_name;
  return (
    <>
      <Hero
        title={name ? referTexts.heading({ name }) : referTexts.headingUnknown}
        lead={<Lead isUnknown={isUnknown} />}
        actions={<Ways />}
        figure={isUnknown ? undefined : <Gift />}
      />
      <Why />
    </>
  );
};
