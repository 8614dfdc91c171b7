// A link by mail for those without a password, in place of one.
import { useUnit } from 'effector-react';
import type { EventCallable, Store } from 'effector';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';

interface MailedLinkProps {
  readonly of: {
    readonly submitted: EventCallable<void>;
    readonly $pending: Store<boolean>;
    readonly $sent: Store<object | null>;
  };
  readonly label: string;
  /** The notice shown once the mail is on its way. */
  readonly mailed: string;
  /** Why it was refused. */
  readonly refused: ReactNode;
}
export const MailedLink = ({ of, label, mailed, refused }: MailedLinkProps) => {
  const { busy, sent } = useUnit({ busy: of.$pending, sent: of.$sent });
  const press = useUnit(of.submitted);
  return (
    <>
      {refused}
      {sent && (
        <Box marginBottom="4" overflowWrap="anywhere">
          <Banner tone="good" live="status">
            {mailed}
          </Banner>
        </Box>
      )}
      <Button variant="outline" busy={busy} onClick={() => press()}>
        {label}
      </Button>
    </>
  );
};
