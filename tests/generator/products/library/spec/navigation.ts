// The menu, and where a refusal leads.
import { the } from 'spec-to-app/entity';
import { menu } from 'spec-to-app/menu';
import { redirect } from 'spec-to-app/route';
import { isFalse, isTrue } from 'spec-to-app/terms';
import { Visitor } from './members/members.model';
import { keeper, signedIn } from './members/members.rules';
import { borrower } from './tools/tools.rules';
import { home, loans, shed, signIn } from './tools/tools.screens';

const visitor = the(Visitor);

export const toSignIn = redirect({ source: '§4', refused: signedIn, to: signIn, carries: 'from' });
export const keepersOnly = redirect({ source: '§4', refused: keeper, to: home });
export const notYours = redirect({ source: '§4', refused: borrower, to: loans });
export const pastSignIn = redirect({ source: '§4', visiting: [signIn], when: isTrue(visitor.signed_in), to: home });

export const mainMenu = menu({
  source: '§2',
  title: 'Menu',
  says: 'The menu at the head of every page',
  items: [
    { label: 'Tools', to: home },
    { label: 'Your loans', to: loans, when: isTrue(visitor.signed_in) },
    { label: 'Your shed', to: shed, when: isTrue(visitor.keeper) },
    { label: 'Sign in', to: signIn, when: isFalse(visitor.signed_in), carries: 'from' },
  ],
});
