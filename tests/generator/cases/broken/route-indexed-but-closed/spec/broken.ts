// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { signedIn } from '../../base';

export const members = route('/members', { source: '§2', screen: 'Members', title: 'Members', guard: signedIn, indexed: true });
