// A guest's stays: the list, or the one that the address names.
import { pathTo } from '../../../generated/routes/paths';
import { stayTexts as say } from '../../../generated/texts/sentences/stayTexts';
import { Container, HStack } from '../../ui/layout';
import { Heading } from '../../ui/type';
import { InboxLink } from '../shell/messages/inbox-link';
import { ButtonLink } from '../shell/navigation/links';
import type { ScreenProps } from '../shell/navigation/visit';
import { OpenBooking } from './detail/open-booking';
import { StayDetail } from './stays/stay-detail';
import { StayList } from './stays/stay-list';

export { opened } from './stays/stays.store';

export const Stays = ({ visit }: ScreenProps) =>
  visit.params['booking_id'] === undefined ? (
    <Container maxWidth="container.listing" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      <HStack justifyContent="space-between" flexWrap="wrap" gap="4">
        <Heading as="h1" textStyle="display">
          {say.heading}
        </Heading>
        <InboxLink side="guest" />
      </HStack>
      <StayList />
    </Container>
  ) : (
    <Container maxWidth="container.listing" paddingTop={{ base: '5', md: '8' }} paddingBottom="16">
      <OpenBooking side="guest" way={<ButtonLink to={pathTo.stays()}>{say.back}</ButtonLink>}>
        {(booking) => <StayDetail booking={booking} />}
      </OpenBooking>
    </Container>
  );
