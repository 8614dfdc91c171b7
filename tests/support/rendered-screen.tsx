// Draws a screen as the page of an address, in the scope of a visit, and gives the hands of a person.
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type ScreenProps, visitOf } from '../../src/screens/shell/navigation/visit';
import { browsing, type BrowsingPlan } from './a-visit';
import { rendered } from './rendered';

/** Goes to the address, then draws the screen that belongs there. */
export const renderedScreen = async (Screen: (props: ScreenProps) => ReactNode, url: string, plan: BrowsingPlan = {}) => {
  const visit = browsing(plan);
  await visit.goTo(url);
  const view = rendered(
    <Provider value={visit.scope}>
      <MemoryRouter initialEntries={[url]}>
        <Screen visit={visitOf(url)} />
      </MemoryRouter>
    </Provider>,
  );
  return { ...visit, ...view };
};
