// Links that lead inside the app and look like a tab or a chip. No first view shows one.
import { chakra } from '@chakra-ui/react/styled-system';
import { chipRecipe } from '../../../ui/chip';
import { tabRecipe } from '../../../ui/tabs';
import { PlainLink } from './links';

/** Marks itself with `aria-current="page"` where the screen says so. */
export const TabLink = chakra(PlainLink, tabRecipe);
export const ChipLink = chakra(PlainLink, chipRecipe);
