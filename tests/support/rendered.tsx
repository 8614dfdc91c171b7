// Draws pieces of src/ui as a page does, and gives the hands of a person.
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { system } from '../../src/ui/theme/system';
import { limitMs } from './limits';

// parts of a page come in files of their own; a busy machine takes its time
configure({ asyncUtilTimeout: limitMs(6) });
afterEach(cleanup);

/** Draws it, and gives a person who types, clicks and presses keys. */
export const rendered = (piece: ReactNode) => {
  const person = userEvent.setup();
  const view = render(<ChakraProvider value={system}>{piece}</ChakraProvider>);
  const again = (next: ReactNode) => view.rerender(<ChakraProvider value={system}>{next}</ChakraProvider>);
  return { person, again, ...view };
};
