// The smallest whole app: a list of notes that one person keeps.
import { product } from '../../../../../spec/language/app';
import * as notesCalls from './notes.calls';
import * as notesErrors from './notes.errors';
import * as notesModel from './notes.model';
import * as notesRules from './notes.rules';
import * as notesScreens from './notes.screens';

export const app = product({
  source: '§1',
  name: 'Jotter',
  titlePrefix: '{product} | ',
  title: 'Notes that stay',
  description: 'Keep a note for later',
  slots: { product: 'Jotter' },
  visitor: notesModel.Visitor,
  standing: {
    invalidInput: notesErrors.invalidInput,
    malformed: notesErrors.malformed,
    tooLarge: notesErrors.tooLarge,
    rateLimited: notesErrors.rateLimited,
  },
  subjects: { notes: [notesModel, notesErrors, notesRules, notesCalls, notesScreens] },
});
