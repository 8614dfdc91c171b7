// Links that lead inside the app: as text, as a button, or bare.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { buttonRecipe, linkRecipe } from '../../../ui/theme/recipes';
import { markWaiting } from '../../../ui/waiting';
import { leavesPage } from './address';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path, as `pathTo` writes it. */
  readonly to: string;
  /** Takes the place of this page in the history. */
  readonly replace?: boolean;
  /** Kept with the page in the history. */
  readonly state?: unknown;
}

/** Dress it: `chakra(BareLink, recipe)`. The router's own link brings what data routers and prefetching need along. */
export const BareLink = ({ to, replace = false, state, onClick, children, ...rest }: LinkProps) => {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, ...(rest.target && { target: rest.target }) });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const leaves = leavesPage(to);
        navigate(event);
        // unless the browser opens it, in another tab for one
        if (event.defaultPrevented && leaves) markWaiting(true);
      }}
    >
      {children}
    </a>
  );
};

/** A link without a look of its own; takes Chakra's style props. */
export const PlainLink = chakra(BareLink);
export const RouteLink = chakra(BareLink, linkRecipe);
/** Looks like a `Button`: `variant`, `size`. */
export const ButtonLink = chakra(BareLink, buttonRecipe);
