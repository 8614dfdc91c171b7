// Choices of nothing.
import { call } from 'spec-to-app/call';
import { shape } from 'spec-to-app/entity';
import { either, file, group, text } from 'spec-to-app/shapes';
import { route } from 'spec-to-app/route';
import { signedIn } from '../../base';

export const Letter = shape({ source: '§3', called: 'letter', says: 'Words', fields: { greeting: either([text()]), sender: group({}), stamp: either([]) } });
export const sendPicture = call('POST /picture', {
  source: '§7',
  says: 'Sends a picture',
  guard: signedIn,
  multipart: true,
  input: { picture: file({ types: [], maxBytes: 5 }) },
});
export const pictures = route('/pictures', { source: '§2', screen: 'Pictures', title: 'Pictures', guard: signedIn, uses: [sendPicture] });
