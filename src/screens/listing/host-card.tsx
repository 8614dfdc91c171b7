// The host: since when, and how fast they answer.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Listing } from '../../../generated/model/entities';
import { Badge as BadgeValue } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { listingReviewTexts } from '../../../generated/texts/sentences/listingReviewTexts';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon, type IconShape } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Badge, Box, Card, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { useOwnDay } from '../shell/format/own-zone';
import { deferred } from '../shell/loading/deferred';
import { RouteLink } from '../shell/navigation/links';
import { $visitor } from '../shell/session/session.store';
import { $isMeant, $isWriting, messagePressed } from './contact.store';
import { Part } from './part';
import { windowOpened } from './reviews.store';
import { spokenText } from '../shell/format/languages';
import { together } from '../shell/format/together';
import { ReportContent } from '../shell/reporting/report-content';

// the form is loaded when somebody wants to write
const contactWindow = deferred(async () => (await import('./contact-window')).ContactWindow);

const Fact = ({ icon, text }: { readonly icon: IconShape; readonly text: string }) => (
  <chakra.li display="flex" gap="3" alignItems="center">
    <Icon of={icon} />
    {text}
  </chakra.li>
);

const replyTime = (hours: number) => (hours <= 1 ? say.hostReplyHour : say.hostReplyHours({ hours }));

export const HostCard = ({ listing }: { readonly listing: Listing }) => {
  const { host, cohosts, reply_rate_percent: rate, reply_hours: hours, place } = listing;
  const reader = useUnit($visitor).profile_id;
  const [openReviews, press, isWriting, isMeant] = useUnit([windowOpened, messagePressed, $isWriting, $isMeant]);
  useEffect(() => {
    if (isMeant) press();
  }, [isMeant, press]);
  const name = host.first_name ?? say.hostPlain({ place });
  const dayOf = useOwnDay();
  const spoken = spokenText(host.languages);
  return (
    <Part id="host" heading={say.hostHeading}>
      <Card.Root variant="subtle" display="flex" flexWrap="wrap" gap="6" alignItems="center">
        <Avatar name={name} image={host.avatar} size={88} beside />
        <Box flex="1 1 14rem" minWidth="0">
          <Heading as="h3" textStyle="subheading" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            {host.first_name ? <RouteLink to={pathTo.hostProfile({ profile_id: host.profile_id })}>{name}</RouteLink> : name}
            {listing.badges.includes('answers_fast') && <Badge>{BadgeValue.answers_fast.label}</Badge>}
          </Heading>
          {cohosts.length > 0 && <Text>{say.hostedWith({ names: together(cohosts) })}</Text>}
          <Text color="muted">{say.hostSince({ date: dayOf(host.created_at, 'month') })}</Text>
          {spoken && <Text color="muted">{spoken}</Text>}
          <chakra.ul display="grid" gap="2" marginTop="4">
            {rate !== null && <Fact icon={commonIcons.message} text={say.hostReplyRate({ percent: rate })} />}
            {hours !== null && <Fact icon={commonIcons.clock} text={replyTime(hours)} />}
          </chakra.ul>
          <HStack flexWrap="wrap" gap="3" marginTop="5">
            {listing.status !== 'draft' && reader !== host.profile_id && (
              <Button variant="outline" icon={commonIcons.message} onClick={() => press()}>
                {say.messageHost}
              </Button>
            )}
            {host.first_name && (
              <Button variant="outline" onClick={() => openReviews('host')}>
                {listingReviewTexts.ofHost({ name: host.first_name })}
              </Button>
            )}
          </HStack>
        </Box>
      </Card.Root>
      {listing.status !== 'draft' && <ReportContent kind="listing" thing_id={listing.property_id} />}
      {isWriting && <contactWindow.Part id={listing.property_id} />}
    </Part>
  );
};
