// Links that lead inside the app and look like a tab or a chip. No first view shows one.
import { chakra } from '@chakra-ui/react/styled-system';
import { chipRecipe } from '../../../ui/chip';
import { tabRecipe } from '../../../ui/tabs';
import { BareLink } from './links';

/** Marks itself with `aria-current="page"` where the screen says so. */
export const TabLink = chakra(BareLink, tabRecipe);
export const ChipLink = chakra(BareLink, chipRecipe);
