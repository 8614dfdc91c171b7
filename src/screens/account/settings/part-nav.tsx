// The parts of the account page, to go to at once: a row that stays in sight below the header.
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { tabRecipe } from '../../../ui/tabs';
import { useRead } from '../../../ui/use-read';

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    top: 'var(--header)',
    zIndex: 'sticky',
    bg: 'white',
    borderBottomWidth: '1px',
    marginX: { base: '-4', sm: '-6', xl: '-10' },
    paddingX: { base: '4', sm: '6', xl: '10' },
  },
});
const Links = chakra('ul', { base: { display: 'flex', gap: '6', overflowX: 'auto', scrollbarWidth: 'none' } });
const Tab = chakra('a', {
  ...tabRecipe,
  base: {
    ...tabRecipe.base,
    whiteSpace: 'nowrap',
    '&[aria-current]': { color: 'ink', fontWeight: 'semibold', borderColor: 'spruce' },
    _focusVisible: { outlineOffset: '-2px' },
  },
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

export const PartNav = ({ of }: { readonly of: readonly NamedPart[] }) => {
  const read = useRead(of.map(({ id }) => id).join(' '));
  const list = useInSight(read);
  return (
    <Bar aria-label={accountTexts.parts}>
      <Links ref={list}>
        {of.map(({ id, label }) => (
          <li key={id}>
            <Tab href={`#${id}`} aria-current={read === id ? 'location' : undefined}>
              {label}
            </Tab>
          </li>
        ))}
      </Links>
    </Bar>
  );
};
