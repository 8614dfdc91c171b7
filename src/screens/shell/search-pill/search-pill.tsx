// The search pill. What it needs to be worked with comes after the page that it stands on.
import { chakra } from '@chakra-ui/react/styled-system';
import { later } from '../later';

const pill = later(async () => (await import('./whole-pill')).WholePill);
if (import.meta.env.SSR) await pill.fetched();

const Room = chakra('div', { base: { width: 'full', maxWidth: '54rem', minHeight: '16' } });

/** Stands on home, search and destination pages, and keeps its state between them. */
export const SearchPill = () => <pill.Part meanwhile={<Room />} />;
