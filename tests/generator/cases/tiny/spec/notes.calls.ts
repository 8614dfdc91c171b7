// The one call: keep a note.
import { call } from 'spec-to-app/call';
import { pick } from 'spec-to-app/entity';
import { like } from 'spec-to-app/shapes';
import { Note } from './notes.model';
import { hasWords, signedIn } from './notes.rules';

export const addNote = call('POST /note', {
  source: '§7',
  says: 'Keeps a note',
  guard: signedIn,
  input: { ...pick(Note, 'words') },
  answer: like(Note),
  rules: [hasWords],
});
