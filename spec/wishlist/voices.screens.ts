// Votes and notes below the stays of a wish list.
import { form } from 'spec-to-app/form';
import { counted, texts } from 'spec-to-app/text';
import { noteStay } from './voices.calls';
import { voices as source } from './voices.model';

export const stayNoteForm = form({
  source,
  title: 'Add a note',
  intro: 'Everyone with this list sees your note and your first name.',
  submit: 'Add note',
  sends: noteStay,
  supplied: ['property_id', 'token'],
  fields: {
    message: { label: 'Note', placeholder: 'Close to the lake, but no parking', missing: 'Write a note.' },
  },
});

export const voicesTexts = texts({
  source,
  says: 'Votes and notes below the stays of a wish list, and the people who wrote them',
  texts: {
    vote: 'Vote',
    voteOf: 'Vote for {title}',
    votes: counted('count', { one: '{count} vote', other: '{count} votes' }),
    addNote: 'Add a note',
    addNoteOf: 'Add a note on {title}',
    notesOf: 'Notes on {title}',
    someone: 'Someone',
    you: 'You',
    delete: 'Delete',
    deleteOf: 'Delete the note by {name}',
    deleteOwn: 'Delete your note',
    byVotes: 'Most votes first',
    people: 'People',
    peopleHeading: 'People on this list',
    peopleText: 'They voted or wrote a note. If you remove someone, their votes and notes go too, and they can’t add new ones.',
    remove: 'Remove',
    removeOf: 'Remove {name}',
    logIn: 'Log in to vote and add notes',
    seen: 'Vote or add a note: everyone with this list sees your notes and your first name.',
  },
});
