// For those without a password: a link by which to choose one.
import { useUnit } from 'effector-react';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { mailedLink } from './password.store';

export const MailedLink = ({ email }: { readonly email: string }) => {
  const { busy, sent, problem } = useUnit({ busy: mailedLink.$pending, sent: mailedLink.$sent, problem: mailedLink.$problem });
  const press = useUnit(mailedLink.submitted);
  return (
    <>
      <ProblemBanner problem={problem} />
      {sent && (
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
