// Menus, and where a refusal leads.
import { the } from 'spec-to-app/entity';
import { menu } from 'spec-to-app/menu';
import { destination, redirect } from 'spec-to-app/route';
import { all, isFalse, isTrue, moreThan, present } from 'spec-to-app/terms';
import { lendingOpen, workshopUrl } from './library/facts.model';
import { Visitor } from './library/library.model';
import { borrower, keeper, signedIn } from './library/library.rules';
import { home, loans, signIn } from './library/library.screens';
import { help } from './pages/pages.screens';

const visitor = the(Visitor);

export const start = destination({
  source: '§2',
  says: 'Where a member begins',
  cases: [{ when: moreThan(visitor.loans, 0), to: loans }],
  otherwise: home,
});
export const toSignIn = redirect({ source: '§4', refused: signedIn, to: signIn, carries: 'from' });
export const notForYou = redirect({ source: '§4', refused: keeper, to: home });
export const notYours = redirect({ source: '§4', refused: borrower, to: home });
export const pastSignIn = redirect({ source: '§4', visiting: [signIn], when: isTrue(visitor.signed_in), to: start });

export const mainMenu = menu({
  source: '§2',
  title: 'Menu',
  says: 'The menu of {product}',
  items: [
    { label: '{product}', to: home, as: 'icon', hint: 'To the first page' },
    { label: 'Loans', to: start, when: all(isTrue(visitor.signed_in), present(visitor.joined_at), isTrue(lendingOpen)), counts: visitor.loans },
    { label: 'Sign in', to: signIn, when: isFalse(visitor.signed_in), carries: 'from', as: 'main button' },
    { label: 'Help', to: help, as: 'link' },
    { label: 'Workshop', outside: workshopUrl, as: 'button' },
    { label: 'Sign out', does: 'sign_out', when: isTrue(visitor.signed_in) },
  ],
});
