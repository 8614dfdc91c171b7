// Keeps router and stores in step: tells the stores where a person is, and goes where they lead.
import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { acted, type Way, walked } from '../shell/navigation/navigation';
import { arrived, type Visit, visited } from '../shell/navigation/visit';

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

const give = (element: HTMLElement | null | undefined) => {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
};

/** The page's heading takes the focus; where it comes a moment later, the page keeps its place until then. */
const focusHeading = (main: HTMLElement) => {
  const heading = main.querySelector<HTMLElement>('h1');
  give(heading ?? main);
  if (heading) return undefined;
  const watch = new MutationObserver(() => {
    const come = main.querySelector<HTMLElement>('h1');
    if (!come) return;
    watch.disconnect();
    if (document.activeElement === main) give(come);
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
};

/** A new page begins at its top, or at the part that its address names, and its heading takes the focus. */
const startAtTop = (came: string) => {
  const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (part) part.scrollIntoView();
  else if (came !== 'POP') scrollTo(0, 0);
  const main = document.getElementById('main');
  return main ? focusHeading(main) : undefined;
};

/** Stands beside the screen, so that it speaks when the screen is there. */
export const RouterSync = ({ visit }: { readonly visit: Visit }) => {
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
    const moved = before.current !== null && before.current.path !== visit.path;
    before.current = visit;
    return moved ? startAtTop(came) : undefined;
  }, [visit, came]);
  return null;
};
