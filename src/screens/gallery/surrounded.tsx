// A piece of what surrounds every page, as one visitor has it on one page.
import { Provider } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Box } from '../../ui/layout';
import { type Visit, visitOf } from '../shell/navigation/visit';
import { scopeOf, type GalleryVisitor } from './visitor';

interface SurroundedProps extends GalleryVisitor {
  /** The page on which it stands. */
  readonly at?: string;
  readonly children: (visit: Visit) => ReactNode;
}

/** Its links lead nowhere, so that nobody leaves the gallery by them. */
export const Surrounded = ({ at = '/', children, ...standing }: SurroundedProps) => {
  const [scope] = useState(() => scopeOf(standing));
  const [visit] = useState(() => visitOf(at));
  return (
    <Provider value={scope}>
      <MemoryRouter initialEntries={[at]}>
        <Box {...(standing.has && { 'data-signed-in': '' })}>{children(visit)}</Box>
      </MemoryRouter>
    </Provider>
  );
};
