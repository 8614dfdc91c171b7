// What is wrong here is in want.txt.
import { redirect, route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { signedIn } from '../../base';

export const login = route('/login', { source: '§2', screen: 'Login', title: 'Login', guard: anyone });
export const toLogin = redirect({ source: '§4', refused: signedIn, to: login });
