// The sidebar of a signed-in person: icons with small words from 768 px, a full list from 1280 px.
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { inboxLookSeconds } from '../../../../generated/model/constants';
import { menus } from '../../../../generated/routes/navigation';
import { Icon } from '../../../ui/icon';
import { Pressable } from '../../../ui/pressable';
import { entryPressed } from './menu-actions';
import { type Shown, useEntries } from './menu-entries';
import { BareLink } from '../navigation/links';
import { Unread } from '../messages/unread';
import { countsAged } from '../session/counts.store';
import { iconOf } from './menu-icons';
import type { Visit } from '../navigation/visit';

const Side = chakra('nav', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    gap: '1',
    position: 'sticky',
    top: 'var(--header)',
    flexShrink: '0',
    width: { md: '6rem', xl: '15rem' },
    height: 'calc(100dvh - var(--header) - var(--notice, 0px))',
    paddingY: '4',
    paddingX: { md: '2', xl: '4' },
    overflowY: 'auto',
    borderInlineEndWidth: '1px',
    bg: 'white',
    '@media print': { display: 'none' },
  },
});
const itemRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { md: 'column', xl: 'row' },
    alignItems: 'center',
    gap: { md: '1', xl: '3' },
    width: 'full',
    flexShrink: '0',
    minHeight: 'touch',
    paddingY: '2',
    paddingX: { md: '1', xl: '3' },
    borderRadius: 'md',
    color: 'ink',
    fontSize: { md: 'xs', xl: 'md' },
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: { md: 'center', xl: 'start' },
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    _hover: { bg: 'surface' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { bg: 'spruce.mist', color: 'spruce.deep', fontWeight: 'semibold' },
  },
  variants: {
    call: {
      true: {
        marginY: '2',
        borderWidth: '1px',
        borderColor: 'spruce',
        color: 'spruce',
        fontWeight: 'semibold',
        _hover: { bg: 'spruce.mist' },
      },
    },
  },
});
// over the icon where words stand below it, at the end of a line
const Corner = chakra('span', {
  base: {
    display: 'inline-flex',
    position: { md: 'absolute', xl: 'static' },
    top: '1',
    insetStart: 'calc(50% + 0.25rem)',
    marginStart: { xl: 'auto' },
  },
});
const ItemLink = chakra(BareLink, itemRecipe);
const ItemButton = chakra(Pressable, itemRecipe);

const SideItem = ({ entry, visit }: { readonly entry: Shown; readonly visit: Visit }) => {
  const press = useUnit(entryPressed);
  const content = (
    <>
      <Icon of={iconOf(entry)} size={22} />
      {entry.label}
      {entry.count > 0 && (
        <Corner>
          <Unread count={entry.count} />
        </Corner>
      )}
    </>
  );
  if (entry.kind === 'route')
    return (
      <ItemLink to={entry.path} call={entry.as === 'button'} aria-current={entry.route === visit.route ? 'page' : undefined}>
        {content}
      </ItemLink>
    );
  return entry.kind === 'action' ? <ItemButton onClick={() => press(entry.does)}>{content}</ItemButton> : null;
};

/** Messages come while a page is looked at, and while it is not. */
const useCounts = (): void => {
  const aged = useUnit(countsAged);
  useEffect(() => {
    const look = () => !document.hidden && aged();
    const timer = setInterval(look, inboxLookSeconds * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [aged]);
};

export const Sidebar = ({ visit }: { readonly visit: Visit }) => {
  const entries = useEntries('sidebarMenu');
  useCounts();
  return (
    <Side aria-label={menus.sidebarMenu.title} data-for="members">
      {entries
        .filter(({ audience }) => audience !== 'visitors')
        .map((entry) => (
          <SideItem key={entry.label} entry={entry} visit={visit} />
        ))}
    </Side>
  );
};
