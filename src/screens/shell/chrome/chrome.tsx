// What surrounds a page: a part of it is drawn where the route wants it, for visitors, for members, or for both.
import type { ReactNode } from 'react';
import type { Chrome } from '../../../../generated/routes/routes';
import { routeOf, type Visit } from '../navigation/visit';

/** For whom a part of the chrome stands on a page. */
export const audienceOf = (visit: Visit, part: keyof Chrome): 'all' | 'visitors' | 'members' | 'none' => {
  const { chrome, signedInChrome } = routeOf(visit);
  if (chrome[part]) return signedInChrome[part] ? 'all' : 'visitors';
  return signedInChrome[part] ? 'members' : 'none';
};

export interface InChromeProps {
  readonly visit: Visit;
  readonly part: keyof Chrome;
  readonly children: ReactNode;
}

/** Draws its children where the page's chrome has the part. Where it depends on the session, styles decide by the mark of the document. */
export const InChrome = ({ visit, part, children }: InChromeProps) => {
  const audience = audienceOf(visit, part);
  if (audience === 'none') return null;
  if (audience === 'all') return children;
  return (
    <div data-for={audience} style={{ display: 'contents' }}>
      {children}
    </div>
  );
};
