// Keeps router and stores in step: tells the stores where a person is, and goes where they lead.
import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { markWaiting } from '../../ui/waiting';
import { leavesPage, partNamed } from '../shell/navigation/address';
import { focusHeading } from '../shell/navigation/focus-heading';
import { interacted, type Navigation, navigated } from '../shell/navigation/navigation';
import { arrived, type Visit, visited, visitOf } from '../shell/navigation/visit';
import { hands, whileFilling } from '../shell/navigation/while-filling';
import { focusWayBack, useFollowed } from './way-back';

const addressOf = ({ path, query }: Visit): string => path + query;

const useStoreNavigations = (visit: Visit) => {
  const navigate = useNavigate();
  const scope = useProvidedScope();
  const latest = useRef({ navigate, visit });
  const led = useRef<string>(null);
  useLayoutEffect(() => {
    latest.current = { navigate, visit };
  });
  useLayoutEffect(() => {
    const fn = ({ path, replaces }: Navigation) => {
      const at = addressOf(visitOf(location.pathname + location.search));
      // the person has left the page that redirects, and the next is not there yet: they are not called back
      if (replaces && at !== addressOf(latest.current.visit) && at !== led.current) return;
      if (leavesPage(path)) markWaiting(true);
      led.current = addressOf(visitOf(path));
      void latest.current.navigate(path, { replace: replaces });
    };
    return createWatch({ unit: navigated, fn, ...(scope && { scope }) });
  }, [scope]);
};

/** Another page has come, or the person has gone back before it did. */
const useArrival = (visit: Visit) => {
  const first = useRef(visit);
  useLayoutEffect(() => {
    if (first.current !== visit) markWaiting(false);
  }, [visit]);
  useEffect(() => {
    const back = () => markWaiting(false);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
};

const interactions = ['click', 'keydown', 'change'] as const;
/** Only what a person does themselves: what a script presses is not theirs. */
const useInteractions = () => {
  const tell = useUnit(interacted);
  useEffect(() => {
    const hear = ({ isTrusted }: Event) => isTrusted && tell();
    for (const interaction of interactions) addEventListener(interaction, hear, true);
    return () => {
      for (const interaction of interactions) removeEventListener(interaction, hear, true);
    };
  }, [tell]);
};

/** A new page begins at its top, or at the part that its address names, and its heading takes the focus; where one goes back, the link that led away. */
const startAtTop = (came: string, key: string) => {
  const part = partNamed(location.hash);
  if (part) part.scrollIntoView();
  else if (came !== 'POP') scrollTo(0, 0);
  const main = document.getElementById('main');
  if (!main) return undefined;
  return came === 'POP' ? focusWayBack(main, key) : focusHeading(main);
};

/** The part that an address names stays in sight while the page around it is still being filled, until the person moves on. */
const useNamedPart = ({ path }: Visit, came: string): void => {
  const { hash } = useLocation();
  const before = useRef<string>(null);
  useEffect(() => {
    const main = document.getElementById('main');
    const goesBack = came === 'POP' && before.current !== null && before.current !== path;
    before.current = path;
    if (!main || hash === '' || goesBack) return undefined;
    const show = () => {
      partNamed(hash)?.scrollIntoView();
      return false;
    };
    // a link to another part of the same page brings no other page
    show();
    return whileFilling(main, show, hands);
  }, [path, hash, came]);
};

/** Stands beside the screen, so that it speaks when the screen is there. */
export const RouterSync = ({ visit }: { readonly visit: Visit }) => {
  const [tellVisited, tellArrived] = useUnit([visited, arrived]);
  const came = useNavigationType();
  const { key } = useLocation();
  const before = useRef<Visit>(null);
  useStoreNavigations(visit);
  useInteractions();
  useArrival(visit);
  useFollowed(key);
  useNamedPart(visit, came);
  useLayoutEffect(() => {
    // the first page is the server's: its stores know of it already
    if (before.current) tellVisited(visit);
    tellArrived(visit);
  }, [visit, tellVisited, tellArrived]);
  useEffect(() => {
    const moved = before.current !== null && before.current.path !== visit.path;
    before.current = visit;
    return moved ? startAtTop(came, key) : undefined;
  }, [visit, came, key]);
  return null;
};
