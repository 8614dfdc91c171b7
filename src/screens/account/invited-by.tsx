// Above the sign-up: who sent the link that brought the person, and what it is worth.
import { useUnit } from 'effector-react';
import { referralFriendPoints } from '../../../generated/model/constants';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { Banner } from '../../ui/banner';
import { Box } from '../../ui/layout';
import { shownNumber } from '../shell/format/format';
import { $inviter } from './signup.store';

export const InvitedBy = () => {
  const name = useUnit($inviter);
  return (
    name && (
      <Box marginBottom="6" overflowWrap="anywhere">
        <Banner tone="good">{signInTexts.invitedBy({ name, points: shownNumber(referralFriendPoints) })}</Banner>
      </Box>
    )
  );
};
