// The one call: keep a note.
import { call } from '../../../../../spec/language/call';
import { pick } from '../../../../../spec/language/entity';
import { like } from '../../../../../spec/language/shapes';
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
