// Votes and notes below a stay of a list.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { PropertyCard, ShownNote, WishlistVoices } from '../../../generated/model/entities';
import { voicesTexts as say } from '../../../generated/texts/sentences/voicesTexts';
import { Button } from '../../ui/button';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { HStack, Span } from '../../ui/layout';
import { LinkButton } from '../../ui/type';
import { $voices, deletePressed, notePressed, votePressed } from './voices.store';

const Notes = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', marginTop: '3', textStyle: 'small' },
});
const NoteLine = chakra('li', { base: { bg: 'surface', borderRadius: 'md', paddingX: '3', paddingY: '2' } });

const Note = ({ note, mayDelete }: { readonly note: ShownNote; readonly mayDelete: boolean }) => {
  const remove = useUnit(deletePressed);
  const name = note.is_own ? say.you : (note.by ?? say.someone);
  return (
    <NoteLine>
      <Span fontWeight="semibold">{name}</Span>
      <Span display="block" whiteSpace="pre-line">
        {note.message}
      </Span>
      {mayDelete && (
        <LinkButton aria-label={note.is_own ? say.deleteOwn : say.deleteOf({ name })} onClick={() => remove(note.note_id)}>
          {say.delete}
        </LinkButton>
      )}
    </NoteLine>
  );
};

const Said = ({ voices, card }: { readonly voices: WishlistVoices; readonly card: PropertyCard }) => {
  const [vote, note] = useUnit([votePressed, notePressed]);
  const { property_id: id, title } = card;
  const votes = voices.votes.find(({ property_id }) => property_id === id);
  const notes = voices.notes.filter(({ property_id }) => property_id === id);
  const isOwn = votes?.is_own === true;
  return (
    <>
      <HStack flexWrap="wrap" gap="2" marginTop="3">
        <Button
          variant={isOwn ? 'subtle' : 'outline'}
          size="sm"
          minHeight="touch"
          icon={isOwn ? icons.check : commonIcons.up}
          aria-pressed={isOwn}
          aria-label={[say.voteOf({ title }), votes && say.votes({ count: votes.count })].filter(Boolean).join(', ')}
          onClick={() => vote(id)}
        >
          {votes ? say.votes({ count: votes.count }) : say.vote}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          minHeight="touch"
          icon={commonIcons.message}
          aria-label={say.addNoteOf({ title })}
          onClick={() => note(card)}
        >
          {say.addNote}
        </Button>
      </HStack>
      {notes.length > 0 && (
        <Notes aria-label={say.notesOf({ title })}>
          {notes.map((it) => (
            <Note key={it.note_id} note={it} mayDelete={it.is_own || voices.is_owner} />
          ))}
        </Notes>
      )}
    </>
  );
};

export const Voices = ({ of: card }: { readonly of: PropertyCard }) => {
  const voices = useUnit($voices);
  return voices === null ? null : <Said voices={voices} card={card} />;
};
