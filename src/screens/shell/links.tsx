// Links that lead inside the app: as text, as a button, as a tab, as a chip, or bare.
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { buttonRecipe } from '../../ui/button-recipe';
import { chipRecipe } from '../../ui/chip';
import { tabRecipe } from '../../ui/tabs';
import { linkRecipe } from '../../ui/type';

/** A link without a look of its own; takes Chakra's style props. */
export const PlainLink = chakra(Link);
export const RouteLink = chakra(Link, linkRecipe);
/** Looks like a `Button`: `look`, `size`, `round`, `full`. */
export const ButtonLink = chakra(Link, buttonRecipe);
/** Marks itself with `aria-current="page"` where the screen says so. */
export const TabLink = chakra(Link, tabRecipe);
export const ChipLink = chakra(Link, chipRecipe);
