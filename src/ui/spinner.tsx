// A small turning ring: something is under way.
import { chakra } from '@chakra-ui/react/styled-system';

const Ring = chakra('output', {
  base: {
    display: 'inline-block',
    width: '1.1em',
    height: '1.1em',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentcolor',
    borderRightColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});

/** Without a `label` it says nothing: then its surroundings carry `aria-busy`. */
export const Spinner = ({ label }: { readonly label?: string }) => (label ? <Ring aria-label={label} /> : <Ring aria-hidden="true" />);
