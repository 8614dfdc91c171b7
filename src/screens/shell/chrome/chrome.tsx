// The frame of a page: a part of it is rendered where the route wants it, for visitors, for members, or for both.
import type { ReactNode } from 'react';
import type { Chrome } from '../../../../generated/model/entities';
import { Header } from '../../../../generated/model/values/Header';
import { routeOf, type Visit } from '../navigation/visit';

const stands = {
  header: ({ header }) => header !== 'none',
  menu: ({ header }) => Header[header].menu,
  currency: ({ header }) => Header[header].currency,
  footer: ({ footer }) => footer,
  sidebar: ({ sidebar }) => sidebar,
} satisfies Readonly<Record<string, (chrome: Chrome) => boolean>>;
export type ChromePart = keyof typeof stands;

/** For whom a part of the chrome stands on a page. */
export const audienceOf = (visit: Visit, part: ChromePart): 'all' | 'visitors' | 'members' | 'none' => {
  const { chrome, signedInChrome } = routeOf(visit);
  const forMembers = stands[part](signedInChrome);
  if (stands[part](chrome)) return forMembers ? 'all' : 'visitors';
  return forMembers ? 'members' : 'none';
};

export interface InChromeProps {
  readonly visit: Visit;
  readonly part: ChromePart;
  readonly children: ReactNode;
}

/** Renders its children where the page's chrome has the part. Where it depends on the session, styles decide by the mark of the document. */
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
