// Text: headings, paragraphs, links as text.
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Pressable } from './pressable';

/** A heading. `as` gives its level, `look` its size: they need not agree. */
export const Heading = chakra('h2', {
  base: { color: 'ink' },
  variants: {
    look: {
      hero: { textStyle: 'hero' },
      display: { textStyle: 'display' },
      title: { textStyle: 'title' },
      heading: { textStyle: 'heading' },
      subheading: { textStyle: 'subheading' },
    },
  },
  defaultVariants: { look: 'heading' },
});

/** A paragraph. `tone="muted"` for what stands in the second row. */
export const Text = chakra('p', {
  variants: {
    look: { lead: { textStyle: 'lead' }, body: { textStyle: 'body' }, small: { textStyle: 'small' }, tiny: { textStyle: 'tiny' } },
    tone: { ink: {}, muted: { color: 'muted' }, good: { color: 'spruce' }, bad: { color: 'error' } },
  },
  defaultVariants: { look: 'body' },
});

/** Figures that stand below one another. */
export const Money = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

export const linkRecipe = defineRecipe({
  base: {
    color: 'ink',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'hairline.strong',
    textUnderlineOffset: '3px',
    borderRadius: 'xs',
    cursor: 'pointer',
    // easier to hit than its letters are high, and in no more room
    paddingBlock: '1',
    marginBlock: '-1',
    _hover: { color: 'spruce', textDecorationColor: 'currentcolor' },
  },
  variants: { tone: { ink: {}, spruce: { color: 'spruce' }, muted: { color: 'muted', fontWeight: 'normal' } } },
});

/** A link out of the app, or the look of one: screens that lead inside use `shell/links`. */
export const TextLink = chakra('a', linkRecipe);

/** A button that reads like a link. */
export const LinkButton = chakra(Pressable, linkRecipe);
