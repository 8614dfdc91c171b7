// The sign of the product: a spruce that the wind has bent, and the name beside it.
import { chakra } from '@chakra-ui/react/styled-system';
import { PlainLink } from '../navigation/links';

const crown =
  'M17 51.5C17.5 41 20.5 24 28.5 11.5c1.2 1.2 1.8 2.4 2 3.9 5.2-.9 9.7.4 14 3.6-5.6-.6-9.8.2-13.7 2.6 7.2.2 13 2.6 17.7 7.4-6.8-2.3-12.8-2.6-19-.7 7.7 1.6 13.9 5 18.5 10.5-7.7-4-14.2-5.6-21.5-5 6.5 2.4 11.5 5.9 15 10.9-6.5-3.7-11.7-5.2-17.7-5-1.7 4-2.6 7.8-2.7 11.8z';

/** The icon of the site is the same: `public/icon.svg`. */
export const Mark = ({ size = 36 }: { readonly size?: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
    <chakra.rect width="64" height="64" rx="16" fill="spruce" />
    <chakra.path d={crown} transform="translate(-3 -4.5) scale(1.11)" fill="white" />
    <path d="M10 54c14.5-3.8 29.5-3.8 44 0" stroke="#9fd0bf" strokeWidth="3.2" strokeLinecap="round" fill="none" />
  </svg>
);

const Side = chakra('span', { base: { display: 'flex', alignItems: 'center', height: 'touch' } });
const Name = chakra('span', {
  base: { fontSize: 'xl', fontWeight: 'bold', letterSpacing: 'tight', lineHeight: '{sizes.touch}', color: 'ink' },
});

export interface LogoProps {
  readonly to: string;
  readonly name: string;
  /** The link's target, read aloud. */
  readonly hint: string | undefined;
}

/** Leads home. Where there is no room for the name it wraps out of sight; the sign stays. */
export const Logo = ({ to, name, hint }: LogoProps) => (
  <PlainLink
    to={to}
    aria-label={hint ? `${name}: ${hint}` : name}
    display="flex"
    flexWrap="wrap"
    alignContent="flex-start"
    alignItems="center"
    columnGap="2.5"
    flexShrink="100"
    minWidth="36px"
    height="touch"
    overflow="hidden"
    borderRadius="md"
  >
    <Side>
      <Mark />
    </Side>
    <Name>{name}</Name>
  </PlainLink>
);
