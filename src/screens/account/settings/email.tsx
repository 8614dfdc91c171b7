// The person's address: always a proven one, since this page opens to nobody else.
import type { CurrentUser } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { StatusChip } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { shownMoment } from '../../shell/format/format';
import { ownZone } from '../../shell/format/own-zone';
import { Lines, Part } from './part';

const Address = ({ user: { email, verified_at } }: { readonly user: CurrentUser }) => (
  <>
    <Text fontWeight="semibold" overflowWrap="anywhere" marginBottom="2">
      {email}
    </Text>
    {verified_at && (
      <StatusChip tone="good">
        {accountTexts.emailVerified({ date: shownMoment(verified_at, { date: 'dated', time: false, zone: ownZone() }) })}
      </StatusChip>
    )}
  </>
);

export const OwnEmail = ({ user }: { readonly user: CurrentUser | null }) => (
  <Part id="email" heading={accountTexts.emailHeading} lead={accountTexts.emailLead}>
    {user ? <Address user={user} /> : <Lines label={accountTexts.emailHeading} height="3.5rem" />}
  </Part>
);
