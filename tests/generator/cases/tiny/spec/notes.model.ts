// What the app keeps: notes. And what it knows of a visitor.
import { entity, shape } from 'spec-to-app/entity';
import { flag, id, longText } from 'spec-to-app/shapes';

export const Note = entity({
  source: '§3',
  called: 'note',
  says: 'A few words to remember',
  key: 'note_id',
  fields: { note_id: id(), words: longText({ min: 1, max: 200, example: 'Buy milk' }) },
});

export const Visitor = shape({
  source: '§6',
  called: 'visitor',
  says: 'What is known of whoever asks',
  fields: { signed_in: flag() },
});
