// The sign of the product: a spruce that the wind has bent, and the name beside it.
import { chakra } from '@chakra-ui/react/styled-system';
import { PlainLink } from './links';

const crown =
  'M19 52c1.5-14 5-25 13-34-1 4-1 6.5-.3 9 5.5-4 11-6 17.8-6.5-4 2.8-6.5 5.5-7.8 8.5 4.3-.7 7.8-.2 11.3 1.5-6 .8-10.5 2.7-14 6 3.2.3 5.8 1.3 8 3-6.5-.5-11.5.6-15.5 3.5-2.8 2.1-4.6 5-5.5 9z';

export const Mark = ({ size = 36 }: { readonly size?: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
    <chakra.rect width="64" height="64" rx="16" fill="spruce" />
    <chakra.path d={crown} fill="white" />
    <path d="M12 53h40" stroke="#9fd0bf" strokeWidth="3.5" strokeLinecap="round" />
  </svg>
);

const Name = chakra('span', {
  base: { fontSize: 'xl', fontWeight: 'bold', letterSpacing: 'tight', lineHeight: '1', color: 'ink' },
});

export interface LogoProps {
  readonly to: string;
  readonly name: string;
  /** What it leads to, said to those who listen. */
  readonly hint: string | undefined;
}

/** Leads home. */
export const Logo = ({ to, name, hint }: LogoProps) => (
  <PlainLink
    to={to}
    aria-label={hint ? `${name}: ${hint}` : name}
    display="inline-flex"
    alignItems="center"
    gap="2.5"
    minHeight="touch"
    borderRadius="md"
  >
    <Mark />
    <Name>{name}</Name>
  </PlainLink>
);
