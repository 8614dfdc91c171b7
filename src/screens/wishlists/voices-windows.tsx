// The windows over a list with votes and notes: writing a note, and the people who said something.
import { useUnit } from 'effector-react';
import { stayNoteForm } from '../../../generated/forms/stayNoteForm';
import type { PropertyCard, WishlistVoices } from '../../../generated/model/entities';
import { voicesTexts as say } from '../../../generated/texts/sentences/voicesTexts';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/choice';
import { commonIcons } from '../../ui/icons/common';
import { HStack, Stack } from '../../ui/layout';
import { Modal } from '../../ui/modal';
import { Text } from '../../ui/type';
import { SubmissionForm } from '../shell/call-parts/submission-form';
import { useDraft } from '../shell/drafts/drafts.store';
import { ProblemBanner } from '../shell/failures/problem-banner';
import {
  $byVotes,
  $noteOn,
  $peopleAreOpen,
  $voices,
  draftOf,
  fellowRemoved,
  notingClosed,
  noted,
  noteSent,
  orderTurned,
  peopleTurned,
  removing,
} from './voices.store';

const NoteWindow = ({ card: { property_id, title }, wishlistId }: { readonly card: PropertyCard; readonly wishlistId: string }) => {
  const [close, send] = useUnit([notingClosed, noted]);
  const { starts, onChange } = useDraft(draftOf(wishlistId, property_id));
  return (
    <Modal open size="sm" title={stayNoteForm.title} onClose={() => close()}>
      <Text fontWeight="semibold" marginBottom="2">
        {title}
      </Text>
      <SubmissionForm
        of={noteSent}
        form={stayNoteForm}
        introduced
        facts={{}}
        starts={starts.message === undefined ? {} : { message: starts.message }}
        onChange={onChange}
        onSubmit={({ message }) => send({ property_id, message })}
        startsFocused
      />
    </Modal>
  );
};

const PeopleWindow = ({ fellows }: Pick<WishlistVoices, 'fellows'>) => {
  const [turn, remove] = useUnit([peopleTurned, fellowRemoved]);
  const { problem, busy } = useUnit({ problem: removing.$problem, busy: removing.$pending });
  return (
    <Modal open size="sm" title={say.peopleHeading} onClose={() => turn(false)}>
      <ProblemBanner problem={problem} />
      <Text color="muted" marginBottom="4">
        {say.peopleText}
      </Text>
      <Stack as="ul" gap="2">
        {fellows.map(({ profile_id, first_name }) => {
          const name = first_name ?? say.someone;
          return (
            <HStack as="li" key={profile_id} justifyContent="space-between">
              <span>{name}</span>
              <Button
                variant="outline"
                size="sm"
                minHeight="touch"
                busy={busy}
                aria-label={say.removeOf({ name })}
                onClick={() => remove(profile_id)}
              >
                {say.remove}
              </Button>
            </HStack>
          );
        })}
      </Stack>
    </Modal>
  );
};

/** Above the stays: their order, and for the owner the people. */
export const VoicesRow = () => {
  const [voices, byVotes, order, turn] = useUnit([$voices, $byVotes, orderTurned, peopleTurned]);
  if (voices === null) return null;
  const { votes, fellows } = voices;
  return (
    <>
      {votes.length > 0 && <Checkbox id="by-votes" label={say.byVotes} value={byVotes} onChange={(on) => order(on)} />}
      {fellows.length > 0 && (
        <Button variant="outline" icon={commonIcons.people} onClick={() => turn(true)}>
          {say.people}
        </Button>
      )}
    </>
  );
};

export const VoicesWindows = () => {
  const { voices, noting: card, people } = useUnit({ voices: $voices, noting: $noteOn, people: $peopleAreOpen });
  if (voices === null) return null;
  if (card !== null) return <NoteWindow card={card} wishlistId={voices.wishlist_id} />;
  return people && voices.fellows.length > 0 ? <PeopleWindow fellows={voices.fellows} /> : null;
};
