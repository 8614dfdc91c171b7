// Who may keep notes, and what a note must be.
import { the } from 'spec-to-app/entity';
import { guard, rule } from 'spec-to-app/rule';
import { atLeast, isTrue, lengthOf } from 'spec-to-app/terms';
import { emptyNote, notSignedIn } from './notes.errors';
import { Note, Visitor } from './notes.model';

const visitor = the(Visitor);
const note = the(Note);

export const signedIn = guard({
  source: '§6',
  says: 'people who are signed in',
  requires: [{ that: isTrue(visitor.signed_in), otherwise: notSignedIn }],
});

export const hasWords = rule({
  source: '§5',
  says: 'A note says something',
  requires: [{ that: atLeast(lengthOf(note.words), 1), otherwise: emptyNote }],
});
