// Text: Chakra's headings, paragraphs and links, and the two that it lacks. `textStyle` gives the size, `as` the level: they need not agree.
import { chakra } from '@chakra-ui/react/styled-system';
import { Pressable } from './pressable';
import { linkRecipe } from './theme/recipes';

export { Heading } from '@chakra-ui/react/heading';
/** A link out of the app, or the look of one: screens that lead inside use `shell/links`. */
export { Link } from '@chakra-ui/react/link';
export { Text } from '@chakra-ui/react/text';

/** Figures that stand below one another. */
export const Money = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

/** A button that reads like a link. */
export const LinkButton = chakra(Pressable, linkRecipe);
