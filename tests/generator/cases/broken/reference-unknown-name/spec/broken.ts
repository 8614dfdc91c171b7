// Names that nobody outside knows.
import { call } from 'spec-to-app/call';
import { event } from 'spec-to-app/event';
import { form } from 'spec-to-app/form';
import { menu } from 'spec-to-app/menu';
import { route } from 'spec-to-app/route';
import { file, text } from 'spec-to-app/shapes';
import { kept, setting, values } from 'spec-to-app/values';
import { signedIn } from '../../base';

export const Currency = values({
  source: '§3',
  says: 'What is paid with',
  items: { CAD: { label: 'Canadian dollars' }, USD: { label: 'US dollars' }, EUO: { label: 'Euros' } },
});
export const Zone = values({
  source: '§3',
  says: 'Which clock holds',
  items: { 'Europe/Paris': { label: 'Paris' }, 'Europe/Kiev': { label: 'Kyiv' }, 'Europe/Lodnon': { label: 'London' } },
});
export const dark = setting({ source: '§1', variable: 'dark mode', default: false, says: 'Whether it is dark' });
export const hint = kept({ source: '§3', where: 'cookie', name: 'hint;seen', says: 'Whether somebody was told', holds: text() });
export const draft = kept({ source: '§3', where: 'local storage', name: 'my draft', says: 'What is being written', holds: text() });
export const seen = event({ source: '§1', name: 'page seen', says: 'A page was seen', when: 'on every page', fields: {} });
export const sendPicture = call('POST /picture', {
  source: '§7',
  says: 'Sends a picture',
  guard: signedIn,
  multipart: true,
  input: { picture: file({ types: ['image/jpg', 'png', 'model/gltf+json'], maxBytes: 5 }), sender: text() },
  content: 'text/cvs',
});
export const pictureForm = form({
  source: '§2',
  title: 'Send a picture',
  submit: 'Send',
  sends: sendPicture,
  fields: { picture: { label: 'Picture' }, sender: { label: 'Your name', autocomplete: 'shipping given_name' } },
});
export const pictures = route('/pictures', { source: '§2', screen: 'the pictures', title: 'Pictures', guard: signedIn, uses: [pictureForm] });
export const ways = menu({ source: '§2', title: 'Ways', says: 'Ways onward', items: [{ label: 'Log out', does: 'log out' }] });
