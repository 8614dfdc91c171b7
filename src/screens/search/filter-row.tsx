// The row of filters. What it needs to be worked with comes after the results that it stands above.
import { chakra } from '@chakra-ui/react/styled-system';
import { later } from '../shell/later';

const row = later(async () => (await import('./whole-filter-row')).WholeFilterRow);
if (import.meta.env.SSR) await row.fetched();

const Room = chakra('div', { base: { minHeight: '12' } });

export const FilterRow = () => <row.Part meanwhile={<Room />} />;
