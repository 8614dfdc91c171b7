// For those without a password: a link by which to choose one.
import { useUnit } from 'effector-react';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { RefusedNotice } from '../refused-notice';
import { $isMailed, $linkRefused, linkFx, linkPressed } from './password.store';

export const MailedLink = ({ email }: { readonly email: string }) => {
  const { busy, isMailed, refused } = useUnit({ busy: linkFx.pending, isMailed: $isMailed, refused: $linkRefused });
  const press = useUnit(linkPressed);
  return (
    <>
      <RefusedNotice notice={refused.notice} />
      {isMailed && (
        <Box marginBottom="4" overflowWrap="anywhere">
          <Banner tone="good" live="status">
            {accountTexts.passwordLinkSent({ email })}
          </Banner>
        </Box>
      )}
      <Button look="plain" busy={busy} onClick={() => press()}>
        {accountTexts.sendPasswordLink}
      </Button>
    </>
  );
};
