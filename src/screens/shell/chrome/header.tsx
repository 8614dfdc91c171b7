// The head of every page: the way home, the menu, and on small screens a button that opens it.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Header as HeaderKind } from '../../../../generated/model/values/Header';
import { Mode } from '../../../../generated/model/values/Mode';
import { menus } from '../../../../generated/routes/navigation';
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { IconButton } from '../../../ui/button';
import { icons } from '../../../ui/icons/basic';
import { audienceOf, InChrome } from './chrome';
import { forAudience, type Shown, useEntries } from './menu-entries';
import { ButtonLink, PlainLink } from '../navigation/links';
import { Logo } from './logo';
import { menuOpened } from './mobile-menu.store';
import { routeOf, type Visit } from '../navigation/visit';
import { Badge, Span } from '../../../ui/layout';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    flexShrink: '0',
    height: 'var(--header)',
    bg: 'white',
    borderBottomWidth: '1px',
    '@media print': { display: 'none' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    // as wide as the window allows where letters are large
    gap: { base: 'min({spacing.2}, 2vw)', md: '4' },
    height: 'full',
    marginX: 'auto',
    paddingX: { base: 'min({spacing.4}, 4vw)', sm: '6', xl: '10' },
  },
  variants: {
    width: {
      page: { maxWidth: 'calc({sizes.page} + 5rem)' },
      full: { maxWidth: 'none', paddingX: { base: 'min({spacing.4}, 4vw)', sm: '6' } },
    },
  },
});
const Nav = chakra('nav', { base: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '2' } });

interface HeaderBarProps {
  readonly visit: Visit;
  readonly children?: ReactNode;
}

/** The frame of both headers: the logo at one end, what is given at the other. */
export const HeaderBar = ({ visit, children }: HeaderBarProps) => {
  const { chrome, signedInChrome, mode } = routeOf(visit);
  const isWide = HeaderKind[chrome.header].wide || chrome.sidebar || signedInChrome.sidebar;
  const logo = useEntries('headerMenu').find(({ as, kind }) => as === 'icon' && kind === 'route');
  return (
    <Bar>
      <Line width={isWide ? 'full' : 'page'}>
        {logo?.kind === 'route' && <Logo to={logo.path} name={logo.label} hint={logo.hint} />}
        {Mode[mode].host_view && (
          <Badge bg="spruce.mist" color="spruce.deep" boxShadow="none">
            {shellTexts.hosting}
          </Badge>
        )}
        <Span flex="1" />
        {children}
      </Line>
    </Bar>
  );
};

const MenuItem = ({ entry, visit }: { readonly entry: Shown; readonly visit: Visit }) => {
  if (entry.kind !== 'route') return null;
  const current = entry.route === visit.route ? ({ 'aria-current': 'page' } as const) : {};
  if (entry.as === 'link')
    return (
      <PlainLink
        to={entry.path}
        paddingX="3"
        minHeight="touch"
        display="inline-flex"
        alignItems="center"
        fontWeight="semibold"
        lineHeight="1.2"
        borderRadius="md"
        _hover={{ bg: 'surface.deep' }}
        {...current}
        {...forAudience(entry)}
      >
        {entry.label}
      </PlainLink>
    );
  return (
    <ButtonLink
      to={entry.path}
      flexShrink="0"
      {...(entry.as === 'main button'
        ? { marginStart: { md: '2' }, paddingX: { base: 'min({spacing.5}, 5vw)', md: '5' } }
        : { variant: 'ghost', paddingX: '3' })}
      {...current}
      {...forAudience(entry)}
    >
      {entry.label}
    </ButtonLink>
  );
};

/** The menu behind the button: visitors get the header's, members their own as well. */
const menuAudience = (visit: Visit): Shown['audience'] | 'none' => {
  const menu = audienceOf(visit, 'menu');
  const hasOwn = routeOf(visit).signedInChrome.sidebar;
  if (menu === 'visitors' && hasOwn) return 'all';
  return menu === 'none' && hasOwn ? 'members' : menu;
};

// a dot over the button: the menu says how many messages wait
const waiting = {
  position: 'relative',
  _after: {
    content: '""',
    position: 'absolute',
    // the button under it keeps its size where letters are large
    top: '8px',
    insetEnd: '8px',
    boxSize: '10px',
    borderRadius: 'full',
    bg: 'spruce',
    outline: '2px solid white',
  },
} as const;

/** Opens the menu of small screens; from 768 px there is none. */
const MenuButton = ({ visit }: { readonly visit: Visit }) => {
  const open = useUnit(menuOpened);
  const count = useEntries('mobileMenu').reduce((all, entry) => all + entry.count, 0);
  const audience = menuAudience(visit);
  if (audience === 'none') return null;
  return (
    <IconButton
      icon={icons.menu}
      iconSize={24}
      label={count > 0 ? shellTexts.openMenuUnread({ count }) : shellTexts.openMenu}
      aria-haspopup="dialog"
      onClick={open}
      display={{ base: 'inline-flex', md: 'none' }}
      marginEnd="max({spacing.2} * -1, -2.1vw)"
      {...(count > 0 ? waiting : {})}
      {...forAudience({ audience })}
    />
  );
};

export const Header = ({ visit }: { readonly visit: Visit }) => {
  const items = useEntries('headerMenu').filter(({ as }) => as !== 'icon');
  const main = items.filter(({ as }) => as === 'main button');
  return (
    <HeaderBar visit={visit}>
      <InChrome visit={visit} part="menu">
        <Nav aria-label={menus.headerMenu.title}>
          {items.map((entry) => (
            <MenuItem key={entry.label} entry={entry} visit={visit} />
          ))}
        </Nav>
        <Span display={{ base: 'contents', md: 'none' }}>
          {main.map((entry) => (
            <MenuItem key={entry.label} entry={entry} visit={visit} />
          ))}
        </Span>
      </InChrome>
      <MenuButton visit={visit} />
    </HeaderBar>
  );
};
