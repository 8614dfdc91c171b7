// The smallest whole app: a list of notes that one person keeps.
import { product } from 'spec-to-app/app';
import { invalidInput, malformed, noSuchCall, rateLimited, repeatedDifferently, tooLarge } from './notes.errors';
import { Visitor } from './notes.model';

export const app = product({
  source: '§1',
  name: 'Jotter',
  titlePrefix: '{product} | ',
  title: 'Notes that stay',
  description: 'Keep a note for later',
  slots: { product: 'Jotter' },
  visitor: Visitor,
  defaultErrors: { invalidInput, malformed, tooLarge, rateLimited, notFound: noSuchCall, repeatedDifferently },
  subjects: ['notes'],
});
