// The one page with its form and menu.
import { form } from 'spec-to-app/form';
import { menu } from 'spec-to-app/menu';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { addNote } from './notes.calls';
import { hasWords } from './notes.rules';

export const noteForm = form({
  source: '§2',
  title: 'A new note',
  submit: 'Keep',
  sends: addNote,
  fields: { words: { label: 'Words' } },
  rules: [hasWords],
});

export const home = route('/', { source: '§2', screen: 'Home', title: 'Home', guard: anyone, forSome: [noteForm] });

export const mainMenu = menu({
  source: '§2',
  title: 'Menu',
  says: 'The way home',
  items: [{ label: 'Home', to: home }],
});
