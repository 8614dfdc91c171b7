// The colours of a host's nights, each with its word.
import { chakra } from '@chakra-ui/react/styled-system';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';

/** Open nights that are too few for any stay. */
export const gapLook = { bg: 'notice.mist', borderWidth: '1px', borderStyle: 'dashed', borderColor: 'notice' } as const;

const Signs = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', marginTop: '3', textStyle: 'tiny', color: 'muted' },
});
const Sign = chakra('span', {
  base: {
    display: 'inline-block',
    width: '4',
    height: '4',
    marginInlineEnd: '1.5',
    verticalAlign: 'text-bottom',
    borderWidth: '1px',
    borderRadius: 'xs',
  },
  variants: {
    of: {
      booking: { bg: 'info.mist' },
      request: { bg: 'notice.mist' },
      feed: { bgImage: 'repeating-linear-gradient(135deg, {colors.surface.deep} 0 3px, {colors.white} 3px 6px)' },
      block: { bg: 'surface.deep' },
      preparation: { bg: 'surface' },
      gap: gapLook,
    },
  },
});
const signs = [
  ['booking', say.booked],
  ['request', say.asked],
  ['feed', say.elsewhere],
  ['block', say.blocked],
  ['preparation', say.gettingReady],
] as const;

/** The colours of nights; `more` are those of a calendar that has others. */
export const Legend = ({ more = [] }: { readonly more?: readonly (readonly ['gap', string])[] }) => (
  <Signs aria-label={say.legend}>
    {[...signs, ...more].map(([of, label]) => (
      <li key={of}>
        <Sign of={of} />
        {label}
      </li>
    ))}
  </Signs>
);
