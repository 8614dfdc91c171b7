// The account page: everything about oneself on one page, each part with an anchor of its own.
import { useUnit } from 'effector-react';
import { accountTexts } from '../../../generated/texts/sentences/accountTexts';
import { Box, Container } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { $session, $user, visitorChanged } from '../shell/session.store';
import { OwnDeletion } from './settings/deletion';
import { OwnDevices } from './settings/devices';
import { OwnEmail } from './settings/email';
import { PartFailed } from './settings/part';
import { type NamedPart, PartNav } from './settings/part-nav';
import { OwnPassword } from './settings/password';
import { OwnPoints } from './settings/points';
import { pointsPart } from './settings/points.store';
import { OwnCurrency, OwnMail } from './settings/preferences';
import { OwnPrivacy } from './settings/privacy';
import { OwnProfile } from './settings/profile';
import { OwnReviews } from './settings/reviews';

export { opened } from './settings/settings.store';

const parts: readonly NamedPart[] = [
  { id: 'profile', label: accountTexts.profileHeading },
  { id: 'email', label: accountTexts.emailHeading },
  { id: 'password', label: accountTexts.passwordHeading },
  { id: 'devices', label: accountTexts.devicesHeading },
  { id: 'currency', label: accountTexts.currencyHeading },
  { id: 'mail', label: accountTexts.mailHeading },
  { id: 'points', label: accountTexts.pointsHeading },
  { id: 'reviews', label: accountTexts.reviewsHeading },
  { id: 'privacy', label: accountTexts.privacyHeading },
  { id: 'delete', label: accountTexts.deleteHeading },
];

const Unknown = () => {
  const ask = useUnit(visitorChanged);
  return (
    <Box marginTop="6">
      <PartFailed says={accountTexts.userFailed} onRetry={() => ask()} />
    </Box>
  );
};

export const Account = () => {
  const { user, session, points } = useUnit({ user: $user, session: $session, points: pointsPart.$state });
  const shown = parts.filter(({ id }) => id !== 'points' || points.kind !== 'absent');
  return (
    <Container width="listing" paddingBottom="16">
      <PageHead title={accountTexts.heading} />
      <PartNav of={shown} />
      {session === 'failed' && !user && <Unknown />}
      <OwnProfile user={user} />
      <OwnEmail user={user} />
      <OwnPassword user={user} />
      <OwnDevices />
      <OwnCurrency />
      <OwnMail />
      <OwnPoints />
      <OwnReviews />
      <OwnPrivacy />
      <OwnDeletion user={user} />
    </Container>
  );
};
