// The page that a referral link opens: who invites, and what there is to gain.
import { useUnit } from 'effector-react';
import { pathTo } from '../../../generated/routes/paths';
import { referTexts } from '../../../generated/texts/sentences/referTexts';
import { referralFriendPoints } from '../../../generated/model/constants';
import { Avatar } from '../../ui/avatar';
import { Hero } from '../../ui/hero';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Box, Card } from '../../ui/layout';
import { Text } from '../../ui/type';
import { ButtonLink, RouteLink } from '../shell/links';
import { $isUnknown, $referrer } from './refer.store';

export { opened } from './refer.store';

const Ways = () => (
  <>
    <Box data-for="visitors">
      <ButtonLink to={pathTo.signup()} size="lg">
        {referTexts.button}
      </ButtonLink>
    </Box>
    <ButtonLink to={pathTo.search()} size="lg" look="plain">
      {referTexts.look}
    </ButtonLink>
  </>
);

const Gift = () => {
  const referrer = useUnit($referrer);
  return (
    <Card look="raised" borderColor="transparent" padding={{ base: '6', md: '8' }} textAlign="center">
      <Box display="grid" justifyItems="center" color="spruce">
        {referrer ? <Avatar name={referrer.first_name ?? ''} image={referrer.avatar} size={80} /> : <Icon of={icons.gift} size={64} />}
      </Box>
      <Text fontSize="4xl" fontWeight="bold" letterSpacing="tight" color="spruce" lineHeight="1.2" marginTop="3" aria-hidden="true">
        {referralFriendPoints.toLocaleString('en-US')}
      </Text>
      <Text tone="muted" marginTop="1">
        {referTexts.offer}
      </Text>
    </Card>
  );
};

const Lead = ({ isUnknown }: { readonly isUnknown: boolean }) => (
  <>
    {isUnknown ? <Text>{referTexts.unknownCode}</Text> : <Text data-for="visitors">{referTexts.offer}</Text>}
    <Text data-for="members" marginTop="2">
      <RouteLink to={pathTo.referralCenter()}>{referTexts.signedIn}</RouteLink>
    </Text>
  </>
);

export const Refer = () => {
  const { referrer, isUnknown } = useUnit({ referrer: $referrer, isUnknown: $isUnknown });
  const name = referrer?.first_name;
  return (
    <Box paddingBottom="8">
      <Hero
        title={name ? referTexts.heading({ name }) : referTexts.headingUnknown}
        lead={<Lead isUnknown={isUnknown} />}
        actions={<Ways />}
        figure={<Gift />}
      />
    </Box>
  );
};
