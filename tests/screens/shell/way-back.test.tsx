// Where the focus is on a page that one comes back to.
// @vitest-environment happy-dom
import { Provider } from 'effector-react';
import { useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { RouterSync } from '../../../src/screens/page/router-sync';
import { BareLink } from '../../../src/screens/shell/navigation/links';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { browsing } from '../../support/a-visit';
import { rendered } from '../../support/rendered';

/** A list that leads to one page by two links and a button, and comes late where it is told to. */
const List = ({ isThere }: { readonly isThere: boolean }) => {
  const navigate = useNavigate();
  return (
    <>
      <h1>The list</h1>
      {isThere && <BareLink to="/stay">picture</BareLink>}
      {isThere && <BareLink to="/stay">title</BareLink>}
      <button onClick={() => void navigate('/stay')}>surprise me</button>
    </>
  );
};
const Stay = () => {
  const navigate = useNavigate();
  return (
    <>
      <h1>The stay</h1>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
};
const Pages = ({ isThere }: { readonly isThere: boolean }) => {
  const { pathname } = useLocation();
  const visit = useMemo(() => visitOf(pathname), [pathname]);
  return (
    <>
      <main id="main">{pathname === '/stay' ? <Stay /> : <List isThere={isThere} />}</main>
      <RouterSync visit={visit} />
    </>
  );
};

const { scope } = browsing();
let page: ReturnType<typeof rendered>;
const shown = (isThere: boolean) => (
  <Provider value={scope}>
    <MemoryRouter initialEntries={['/list']}>
      <Pages isThere={isThere} />
    </MemoryRouter>
  </Provider>
);
const press = (name: string) => page.person.click(page.getByText(name));
const focused = () => document.activeElement?.textContent;
beforeEach(() => {
  page = rendered(shown(true));
});

test('it is at the link that led away, of two to one page at the same', async () => {
  await press('title');
  expect(focused()).toBe('The stay');
  await press('back');
  expect(focused()).toBe('title');
});

test('it is at the heading until the link is there', async () => {
  await press('picture');
  page.again(shown(false));
  await press('back');
  expect(focused()).toBe('The list');
  page.again(shown(true));
  await expect.poll(focused).toBe('picture');
});

test('it is not taken from a person who has moved on meanwhile', async () => {
  await press('picture');
  page.again(shown(false));
  await press('back');
  await page.person.tab();
  page.again(shown(true));
  expect(focused()).toBe('surprise me');
});

test('it is at the heading where a button led away, also after a link had once', async () => {
  await press('title');
  await press('back');
  await press('surprise me');
  await press('back');
  expect(focused()).toBe('The list');
});
