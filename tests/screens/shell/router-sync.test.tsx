// Stores that lead a person elsewhere, in a router with a real history.
// @vitest-environment happy-dom
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouterSync } from '../../../src/screens/page/router-sync';
import { redirectedTo } from '../../../src/screens/shell/navigation/navigation';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { browsing } from '../../support/a-visit';
import { rendered } from '../../support/rendered';

/** A person stands on a page; the router never shows another, as if each were still on its way. */
const standingOn = (path: string) => {
  history.replaceState(null, '', path);
  const { scope } = browsing();
  rendered(
    <Provider value={scope}>
      <BrowserRouter>
        <RouterSync visit={visitOf(path)} />
      </BrowserRouter>
    </Provider>,
  );
  return (to: string) => allSettled(redirectedTo, { scope, params: to });
};
const at = () => location.pathname + location.search;

test('a page redirects, and once more before the next is there', async () => {
  const redirect = standingOn("/bookings?words=d'or");
  await redirect('/bookings?words=far');
  expect(at()).toBe('/bookings?words=far');
  await redirect('/bookings?words=far2');
  expect(at()).toBe('/bookings?words=far2');
});

test('a person who is on the way to another page is not called back by the one they left', async () => {
  const redirect = standingOn('/bookings');
  history.pushState(null, '', '/bookings/one');
  await redirect('/bookings?words=far');
  expect(at()).toBe('/bookings/one');
});
