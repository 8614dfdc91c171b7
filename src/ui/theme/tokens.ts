// The look in numbers: colours, spacing, type, corners, shadows. Everything else names these.
import { defineTokens } from '@chakra-ui/react/styled-system';

const values = <K extends string, V extends string | number>(from: Readonly<Record<K, V>>): Record<K, { value: V }> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, { value }])) as Record<K, { value: V }>;

/** Widths from which a wider layout holds, in CSS pixels: the specification counts in them. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96];
const grid = Object.fromEntries(steps.map((step) => [step, step === 0 ? '0px' : `${step / 4}rem`]));

export const tokens = defineTokens({
  colors: {
    ...values({ white: '#ffffff', ink: '#1f2a2e', muted: '#5b666b', star: '#b97a06', shade: 'rgba(20, 30, 33, 0.48)' }),
    spruce: values({ DEFAULT: '#0f5c4d', deep: '#0a4439', mist: '#e7f2ee' }),
    hairline: values({ DEFAULT: '#d9dedc', strong: '#87928f' }),
    surface: values({ DEFAULT: '#f5f7f6', deep: '#e9eeec' }),
    error: values({ DEFAULT: '#b3362a', mist: '#fdf1ef' }),
    notice: values({ DEFAULT: '#8a5a00', mist: '#fff6e0' }),
    info: values({ DEFAULT: '#1c5c94', mist: '#eaf3fb' }),
  },
  spacing: values(grid),
  sizes: {
    ...values({ ...grid, full: '100%', page: '80rem', listing: '70rem', text: '42rem', form: '28rem', touch: '44px' }),
    // with the room at the sides
    container: values({ page: '85rem', listing: '75rem', text: '47rem', form: '31rem' }),
  },
  fonts: values({ body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif" }),
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': 'clamp(1.875rem, 1.4rem + 2vw, 2.5rem)',
    // where letters are large, the longest words still fit a phone
    '4xl': 'min(clamp(2.25rem, 1.4rem + 3.6vw, 3.75rem), 15vw)',
  }),
  fontWeights: values({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: values({ tight: 1.1, snug: 1.25, normal: 1.5 }),
  letterSpacings: values({ tight: '-0.02em', snug: '-0.01em', wide: '0.04em' }),
  radii: values({ xs: '0.375rem', sm: '0.5rem', md: '0.75rem', lg: '0.875rem', xl: '1rem', '2xl': '1.25rem', full: '9999px' }),
  shadows: values({
    soft: '0 6px 16px rgba(20, 30, 33, 0.12)',
    raised: '0 0 0 1px rgba(20, 30, 33, 0.03), 0 2px 6px rgba(20, 30, 33, 0.05), 0 8px 24px rgba(20, 30, 33, 0.12)',
    lifted: '0 12px 40px rgba(20, 30, 33, 0.24)',
  }),
  durations: values({ fast: '150ms', moderate: '200ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  zIndex: values({ sticky: 10, header: 20, menu: 30, toast: 50 }),
});

/** How text of each kind is set. */
export const textStyles = {
  hero: { value: { fontSize: '4xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' } },
  display: { value: { fontSize: '3xl', fontWeight: 'bold', lineHeight: '1.15', letterSpacing: 'tight' } },
  title: { value: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug', letterSpacing: 'snug' } },
  heading: { value: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'snug' } },
  subheading: { value: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'normal' } },
  lead: { value: { fontSize: 'lg', lineHeight: 'normal' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.45' } },
  tiny: { value: { fontSize: 'xs', lineHeight: '1.4' } },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: '1.4' } },
  overline: { value: { fontSize: 'xs', fontWeight: 'semibold', letterSpacing: 'wide', textTransform: 'uppercase' } },
} as const;
