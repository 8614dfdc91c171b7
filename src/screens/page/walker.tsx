// Tells the stores where a person is, and walks where the stores lead.
import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { acted, type Way, walked } from '../shell/navigation';
import { arrived, type Visit, visited } from '../shell/visit';

const useWays = () => {
  const navigate = useNavigate();
  const scope = useProvidedScope();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  useLayoutEffect(() => {
    const fn = ({ path, replaces }: Way) => void latest.current(path, { replace: replaces });
    return createWatch({ unit: walked, fn, ...(scope && { scope }) });
  }, [scope]);
};

const deeds = ['click', 'keydown', 'change'] as const;
/** Only what a person does themselves: what a script presses is no deed of theirs. */
const useDeeds = () => {
  const tell = useUnit(acted);
  useEffect(() => {
    const hear = ({ isTrusted }: Event) => isTrusted && tell();
    for (const deed of deeds) addEventListener(deed, hear, true);
    return () => {
      for (const deed of deeds) removeEventListener(deed, hear, true);
    };
  }, [tell]);
};

/** A new page begins at its top, or at the part that its address names, and its heading takes the focus. */
const startAtTop = (came: string) => {
  const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (part) part.scrollIntoView();
  else if (came !== 'POP') scrollTo(0, 0);
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** Stands beside the screen, so that it speaks when the screen is there. */
export const Walker = ({ visit }: { readonly visit: Visit }) => {
  const [tellVisited, tellArrived] = useUnit([visited, arrived]);
  const came = useNavigationType();
  const before = useRef<Visit>(null);
  useWays();
  useDeeds();
  useLayoutEffect(() => {
    // the first page is the server's: its stores know of it already
    if (before.current) tellVisited(visit);
    tellArrived(visit);
  }, [visit, tellVisited, tellArrived]);
  useEffect(() => {
    if (before.current && before.current.path !== visit.path) startAtTop(came);
    before.current = visit;
  }, [visit, came]);
  return null;
};
