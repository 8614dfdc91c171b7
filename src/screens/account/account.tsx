// The account page: everything about oneself on one page, each part with an anchor of its own.
import { useUnit } from 'effector-react';
import { accountTexts } from '../../../generated/texts/sentences/accountTexts';
import { payoutTexts } from '../../../generated/texts/sentences/payoutTexts';
import { Box, Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import type { NamedPart } from '../../ui/part-tabs';
import { $session, $user, visitorChanged } from '../shell/session/session.store';
import { OwnDeletion } from './settings/deletion';
import { OwnDevices } from './settings/devices';
import { OwnEmail } from './settings/email';
import { PartFailed } from './settings/part';
import { PartNav } from './settings/part-nav';
import { OwnPassword } from './settings/password';
import { OwnPayouts } from './settings/payouts';
import { $isHost } from './settings/payouts.store';
import { OwnPoints } from './settings/points';
import { OwnCurrency, OwnMail } from './settings/preferences';
import { OwnPrivacy } from './settings/privacy';
import { OwnProfile } from './settings/profile';
import { OwnReviews, PlaceReviews } from './settings/reviews';

export { opened } from './settings/settings.store';

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

const Unknown = () => {
  const ask = useUnit(visitorChanged);
  return (
    <Box marginTop="6">
      <PartFailed says={accountTexts.userFailed} onRetry={() => ask()} />
    </Box>
  );
};

export const Account = () => {
  const { user, session, isHost } = useUnit({ user: $user, session: $session, isHost: $isHost });
  const shown = parts.filter(({ id }) => isHost || !forHosts.has(id));
  return (
    <Container maxWidth="container.listing" paddingBottom="16">
      <PageHead title={accountTexts.heading} />
      <PartNav of={shown} />
      {session === 'failed' && !user && <Unknown />}
      <OwnProfile user={user} />
      <OwnEmail user={user} />
      <OwnPassword user={user} />
      <OwnDevices />
      <OwnCurrency />
      <OwnMail />
      {isHost && <OwnPayouts />}
      <OwnPoints />
      <OwnReviews />
      {isHost && <PlaceReviews />}
      <OwnPrivacy />
      <OwnDeletion user={user} />
    </Container>
  );
};
