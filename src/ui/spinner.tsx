// A small turning ring: something is under way.
import { Spinner as ChakraSpinner } from '@chakra-ui/react/spinner';

/** Without a `label` it says nothing: then its surroundings carry `aria-busy`. */
export const Spinner = ({ label }: { readonly label?: string }) => (
  <ChakraSpinner {...(label ? { as: 'output', 'aria-label': label } : { 'aria-hidden': true })} />
);
