// The page of a guest's stays at an address, drawn and at rest.
import { waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect } from 'vitest';
import { opened, Stays } from '../../src/screens/booking/stays';
import { $toasts } from '../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../src/screens/shell/navigation/visit';
import { answer, type BrowsingPlan } from './a-visit';
import { renderedScreen } from './rendered-screen';

export const aStaysPage = async (path: string, answers: NonNullable<BrowsingPlan['answers']>) => {
  const arrival = `GET /booking/${path.replace(/^\/stays\/?|[?#].*$/g, '')}/arrival`;
  const visit = await renderedScreen(Stays, path, { answers: { [arrival]: answer(200, { data: [] }), ...answers } });
  await allSettled(opened, { scope: visit.scope, params: visitOf(path) });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return { ...visit, notes: () => visit.scope.getState($toasts).map(({ text }) => text) };
};
