// The parts of a long page as links in a row, the one that is being read marked and in sight.
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { scrolledRow, tabRecipe } from './tabs';

const Links = chakra('ul', { base: scrolledRow });
const Tab = chakra('a', {
  ...tabRecipe,
  base: {
    ...tabRecipe.base,
    '&[aria-current]': { color: 'ink', fontWeight: 'semibold', borderColor: 'spruce' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: { tall: { true: { minHeight: '3.25rem' } } },
});

export interface NamedPart {
  readonly id: string;
  readonly label: string;
}

/** The tab of what is being read is moved into sight, without moving the page. */
const useInSight = (read: string) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${read}"]`);
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 2 + tab.offsetWidth / 2;
  }, [read]);
  return list;
};

interface PartTabsProps {
  readonly parts: readonly NamedPart[];
  /** The id of the part that is being read. */
  readonly read: string;
  readonly tall?: boolean;
}

export const PartTabs = ({ parts, read, tall }: PartTabsProps) => {
  const list = useInSight(read);
  return (
    <Links ref={list}>
      {parts.map(({ id, label }) => (
        <li key={id}>
          <Tab href={`#${id}`} tall={tall} aria-current={read === id ? 'location' : undefined}>
            {label}
          </Tab>
        </li>
      ))}
    </Links>
  );
};
