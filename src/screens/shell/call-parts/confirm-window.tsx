// Asks before something that cannot be taken back is done, and stays where it was refused.
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import type { Problem } from '../failures/problem';

export interface ConfirmWindowProps {
  readonly title: string;
  /** The words of the two buttons. */
  readonly keep: string;
  readonly confirm: string;
  /** False where nothing is lost by the second one. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly problem?: Problem | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

export const ConfirmWindow = (props: ConfirmWindowProps) => {
  const { title, keep, confirm, danger = true, busy = false, problem, onClose, onConfirm, children } = props;
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {keep}
      </Button>
      <Button danger={danger} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Modal open size="sm" title={title} onClose={onClose} footer={footer}>
      {problem ? (
        <Banner tone="bad" live="alert" title={problem.message}>
          {problem.cure}
        </Banner>
      ) : (
        <Text>{children}</Text>
      )}
    </Modal>
  );
};
