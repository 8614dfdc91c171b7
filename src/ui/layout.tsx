// The plainest pieces: boxes, rows, columns, grids, widths of pages and cards.
import { chakra } from '@chakra-ui/react/styled-system';

/** Any box; takes Chakra's style props and `as`. */
export const Box = chakra('div');
/** Children side by side, centred across, 8 px apart. */
export const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
/** Children below one another, 16 px apart. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
export const Grid = chakra('div', { base: { display: 'grid', gap: '6' } });
export const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

/** Holds a page's content at its width: `page` 1280, `listing` 1120, `text` 672, `form` 448 px, with room at the sides. */
export const Container = chakra('div', {
  base: { width: 'full', marginX: 'auto', paddingX: { base: '4', sm: '6', xl: '10' } },
  variants: {
    width: {
      page: { maxWidth: 'calc({sizes.page} + 5rem)' },
      listing: { maxWidth: 'calc({sizes.listing} + 5rem)' },
      text: { maxWidth: 'calc({sizes.text} + 5rem)' },
      form: { maxWidth: 'calc({sizes.form} + 3rem)' },
    },
  },
  defaultVariants: { width: 'page' },
});

/** A part of a page, 48 to 64 px from the next. */
export const Section = chakra('section', { base: { paddingY: { base: '6', md: '8' } } });

/** A box with a hairline and round corners; `raised` floats on a shadow. */
export const Card = chakra('div', {
  base: { bg: 'white', borderRadius: 'xl', borderWidth: '1px', padding: { base: '4', md: '6' } },
  variants: { look: { plain: {}, raised: { boxShadow: 'soft' }, surface: { bg: 'surface', borderColor: 'transparent' } } },
});

export const Divider = chakra('hr', { base: { borderColor: 'hairline', width: 'full' } });

/** Read aloud but not seen. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
