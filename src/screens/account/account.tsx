// The account page: everything about oneself on one page, each part with an anchor of its own.
import { useUnit } from 'effector-react';
import { chakra } from '@chakra-ui/react/styled-system';
import { accountTexts } from '../../../generated/texts/sentences/accountTexts';
import { payoutTexts } from '../../../generated/texts/sentences/payoutTexts';
import { Box, Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { type NamedPart, PartTabs } from '../../ui/part-tabs';
import { LoadFailed } from '../shell/failures/load-failed';
import { $session, $user } from '../shell/session/session.store';
import { OwnDeletion } from './settings/deletion';
import { OwnDevices } from './settings/devices';
import { allRetried, $manyFailed } from './settings/failed-parts.store';
import { Lines, Part } from './settings/part';
import { OwnPassword } from './settings/password';
import { OwnPayouts } from './settings/payouts';
import { $isHost } from './settings/payouts.store';
import { OwnPoints } from './settings/points';
import { OwnCurrency, OwnMail } from './settings/preferences';
import { OwnPrivacy } from './settings/privacy';
import { OwnProfile } from './settings/profile';
import { OwnReviews, PlaceReviews, ReviewsOfSelf } from './settings/reviews';
import type { CurrentUser } from '../../../generated/model/entities';
import { StatusChip } from '../../ui/status-chip';
import { Text } from '../../ui/type';
import { ownDay } from '../shell/format/own-zone';
import { useRead } from '../../ui/use-read';

export { opened } from './settings/settings.store';

const Address = ({ user: { email, verified_at } }: { readonly user: CurrentUser }) => (
  <>
    <Text fontWeight="semibold" overflowWrap="anywhere" marginBottom="2">
      {email}
    </Text>
    {verified_at && <StatusChip tone="good">{accountTexts.emailVerified({ date: ownDay(verified_at, 'dated') })}</StatusChip>}
  </>
);

/** The person's address: always a proven one, since this page opens to nobody else. */
const OwnEmail = ({ user }: { readonly user: CurrentUser | null }) => (
  <Part id="email" heading={accountTexts.emailHeading} lead={accountTexts.emailLead}>
    {user ? <Address user={user} /> : <Lines label={accountTexts.emailHeading} height="3.5rem" />}
  </Part>
);

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    top: 'var(--header)',
    zIndex: 'sticky',
    bg: 'white',
    borderBottomWidth: '1px',
    marginX: { base: '-4', sm: '-6', xl: '-10' },
    paddingX: { base: '4', sm: '6', xl: '10' },
    _print: { display: 'none' },
  },
});

/** The parts of the page, to go to at once: a row that stays in sight below the header. */
const PartNav = ({ of }: { readonly of: readonly NamedPart[] }) => {
  const read = useRead(of.map(({ id }) => id).join(' '));
  return (
    <Bar aria-label={accountTexts.parts}>
      <PartTabs parts={of} read={read} />
    </Bar>
  );
};

const parts: readonly NamedPart[] = [
  { id: 'profile', label: accountTexts.toProfile },
  { id: 'email', label: accountTexts.toEmail },
  { id: 'password', label: accountTexts.toPassword },
  { id: 'devices', label: accountTexts.toDevices },
  { id: 'currency', label: accountTexts.toCurrency },
  { id: 'mail', label: accountTexts.toMail },
  { id: 'payouts', label: payoutTexts.part },
  { id: 'points', label: accountTexts.toPointsPart },
  { id: 'reviews', label: accountTexts.toReviews },
  { id: 'place-reviews', label: accountTexts.placeReviewsHeading },
  { id: 'privacy', label: accountTexts.toPrivacy },
  { id: 'delete', label: accountTexts.toDelete },
];

const forHosts = new Set(['payouts', 'place-reviews']);

const SomeFailed = () => {
  const { user, session, many } = useUnit({ user: $user, session: $session, many: $manyFailed });
  const retry = useUnit(allRetried);
  const isUnknown = session === 'failed' && !user;
  if (!isUnknown && !many) return null;
  return (
    <Box marginTop="6">
      <LoadFailed says={many ? accountTexts.partsFailed : accountTexts.userFailed} of={many} onRetry={() => retry()} />
    </Box>
  );
};

export const Account = () => {
  const { user, isHost } = useUnit({ user: $user, isHost: $isHost });
  const shown = parts.filter(({ id }) => isHost || !forHosts.has(id));
  return (
    <Container maxWidth="container.listing" paddingBottom="16">
      <PageHead title={accountTexts.heading} />
      <PartNav of={shown} />
      <SomeFailed />
      <OwnProfile user={user} />
      <OwnEmail user={user} />
      <OwnPassword user={user} />
      <OwnDevices />
      <OwnCurrency />
      <OwnMail />
      {isHost && <OwnPayouts />}
      <OwnPoints />
      <OwnReviews />
      <ReviewsOfSelf />
      {isHost && <PlaceReviews />}
      <OwnPrivacy />
      <OwnDeletion user={user} />
    </Container>
  );
};
