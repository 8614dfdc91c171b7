// The window in which a saved stay is put into other lists, or into a new one.
import { sample } from 'effector';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { addWishlistFx, sortStayFx } from '../../../../generated/client/wishlist';
import { wishlistForm } from '../../../../generated/forms/wishlistForm';
import { wishlistsMax } from '../../../../generated/model/constants';
import type { Wishlist } from '../../../../generated/model/entities';
import { wishlistTexts as say } from '../../../../generated/texts/sentences/wishlistTexts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/choice';
import { commonIcons } from '../../../ui/icons/common';
import { Modal } from '../../../ui/modal';
import { submission } from '../calls/submission';
import { SubmissionForm } from '../call-parts/submission-form';
import { ProblemBanner } from '../failures/problem-banner';
import { choosingClosed, listsOf, listsTold, wishlists } from './wishlists.store';

const sorting = submission(sortStayFx, 'screen');
const adding = submission(addWishlistFx);
sample({ clock: [sorting.done, adding.done], fn: ({ result }) => result, target: listsTold });
sample({ clock: [sorting.done, adding.done], fn: () => undefined, target: choosingClosed });

interface ChoosingProps {
  /** The id of the stay. */
  readonly of: string;
}
interface ListsProps extends ChoosingProps {
  readonly lists: readonly Wishlist[];
  readonly onNew: () => void;
}

const Lists = ({ of, lists, onNew }: ListsProps) => {
  const [close, sort] = useUnit([choosingClosed, sorting.submitted]);
  const { problem, busy } = useUnit({ problem: sorting.$problem, busy: sorting.$pending });
  const [chosen, choose] = useState<ReadonlySet<string>>(() => new Set(listsOf(lists, of).map((it) => it.wishlist_id)));
  const tick = (id: string, on: boolean) => choose(new Set([...chosen].filter((it) => it !== id).concat(on ? id : [])));
  const footer = (
    <>
      {lists.length < wishlistsMax && (
        <Button variant="outline" icon={commonIcons.plus} onClick={onNew}>
          {say.newList}
        </Button>
      )}
      <Button busy={busy} onClick={() => sort({ property_id: of, wishlist_ids: [...chosen] })}>
        {say.done}
      </Button>
    </>
  );
  return (
    <Modal open size="sm" title={say.chooseHeading} onClose={() => close()} footer={footer}>
      <ProblemBanner problem={problem} />
      <ul aria-label={say.chosenIn}>
        {lists.map(({ wishlist_id: id, name }) => (
          <li key={id}>
            <Checkbox id={`list-${id}`} label={name} value={chosen.has(id)} onChange={(on) => tick(id, on)} />
          </li>
        ))}
      </ul>
    </Modal>
  );
};

export const ChoosingWindow = ({ of }: ChoosingProps) => {
  const [lists, close, add] = useUnit([wishlists.$data, choosingClosed, adding.submitted]);
  const [isNew, setNew] = useState(false);
  if (lists === null) return null;
  if (!isNew) return <Lists of={of} lists={lists} onNew={() => setNew(true)} />;
  return (
    <Modal open size="sm" title={wishlistForm.title} onClose={() => close()}>
      <SubmissionForm
        of={adding}
        form={wishlistForm}
        facts={{}}
        starts={{}}
        onSubmit={(values) => add({ ...values, property_id: of })}
        startsFocused
      />
    </Modal>
  );
};
