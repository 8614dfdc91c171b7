// The windows over one of a person's wish lists: its name and link, and the question whether it goes.
import { useUnit } from 'effector-react';
import { wishlistEditForm } from '../../../generated/forms/wishlistEditForm';
import { wishlistTripForm } from '../../../generated/forms/wishlistTripForm';
import type { Wishlist } from '../../../generated/model/entities';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { Modal } from '../../ui/modal';
import { ConfirmWindow } from '../shell/call-parts/confirm-window';
import { SubmissionForm } from '../shell/call-parts/submission-form';
import { $view, closed, deleting, editing, planning } from './own-list.store';

interface OwnProps {
  readonly list: Wishlist;
}

const EditWindow = ({ list: { wishlist_id, name, token } }: OwnProps) => {
  const [close, edit] = useUnit([closed, editing.submitted]);
  return (
    <Modal open size="sm" title={wishlistEditForm.title} onClose={() => close()}>
      <SubmissionForm
        of={editing}
        form={wishlistEditForm}
        facts={{}}
        starts={{ name, shared: token !== null }}
        onSubmit={(values) => edit({ ...values, wishlist_id })}
        startsFocused
      />
    </Modal>
  );
};

const TripWindow = ({ list: { wishlist_id, checkin, checkout, guests } }: OwnProps) => {
  const [close, plan] = useUnit([closed, planning.submitted]);
  return (
    <Modal open size="sm" title={wishlistTripForm.title} onClose={() => close()}>
      <SubmissionForm
        of={planning}
        form={wishlistTripForm}
        introduced
        facts={{}}
        starts={{ ...(checkin && checkout && { checkin, checkout }), ...guests }}
        onSubmit={(values) => plan({ ...values, wishlist_id })}
        startsFocused
      />
    </Modal>
  );
};

const DeleteWindow = ({ list: { wishlist_id, name } }: OwnProps) => {
  const { problem, busy } = useUnit({ problem: deleting.$problem, busy: deleting.$pending });
  const [close, remove] = useUnit([closed, deleting.submitted]);
  return (
    <ConfirmWindow
      title={say.deleteHeading({ name })}
      keep={say.keep}
      confirm={say.delete}
      busy={busy}
      problem={problem}
      onClose={() => close()}
      onConfirm={() => remove({ wishlist_id })}
    >
      {say.deleteText}
    </ConfirmWindow>
  );
};

export const OwnWindows = (props: OwnProps) => {
  const view = useUnit($view);
  if (view === 'edit') return <EditWindow {...props} />;
  if (view === 'trip') return <TripWindow {...props} />;
  return view === 'delete' ? <DeleteWindow {...props} /> : null;
};
