// The menu of small screens: the header's for visitors, their own for members.
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { hamburgerBreakpointPx } from '../../../../generated/model/constants';
import { type Entry, menuOf, menus } from '../../../../generated/routes/navigation';
import { Icon } from '../../../ui/icon';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import { entryPressed } from './menu-actions';
import { $facts } from '../session/facts';
import { BareLink, ButtonLink } from '../navigation/links';
import { Unread } from '../messages/unread';
import { iconOf } from './menu-icons';
import { menuClosed } from './mobile-menu.store';
import { $visitor } from '../session/session.store';
import type { Visit } from '../navigation/visit';

const lineRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minHeight: '14',
    paddingX: '2',
    borderRadius: 'md',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'surface' },
    '&[aria-current=page]': { bg: 'spruce.mist', color: 'spruce.deep', fontWeight: 'semibold' },
  },
});
const LineLink = chakra(BareLink, lineRecipe);
const LineButton = chakra('button', lineRecipe, { defaultProps: { type: 'button' } });

interface MenuLineProps {
  readonly entry: Entry;
  readonly visit: Visit;
}

const MenuLine = ({ entry, visit }: MenuLineProps) => {
  const [press, close] = useUnit([entryPressed, menuClosed]);
  const icon = <Icon of={iconOf(entry)} size={22} />;
  if (entry.kind === 'outside') return null;
  if (entry.kind === 'action') {
    const pressed = () => {
      close();
      press(entry.does);
    };
    return (
      <LineButton onClick={pressed}>
        {icon}
        {entry.label}
      </LineButton>
    );
  }
  const current = entry.route === visit.route ? ({ 'aria-current': 'page' } as const) : {};
  // a way to where one is closes the menu too
  if (entry.as === 'link')
    return (
      <LineLink to={entry.path} onClick={() => close()} {...current}>
        {icon}
        {entry.label}
        {entry.count > 0 && <Unread count={entry.count} />}
      </LineLink>
    );
  return (
    <ButtonLink
      to={entry.path}
      variant={entry.as === 'main button' ? 'solid' : 'subtle'}
      size="lg"
      width="full"
      marginY="2"
      onClick={() => close()}
      {...current}
    >
      {entry.label}
    </ButtonLink>
  );
};

/** Closes by itself once the window is as wide as the header's own menu needs. */
const useClosesWhenWide = () => {
  const close = useUnit(menuClosed);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${hamburgerBreakpointPx}px)`);
    const look = () => wide.matches && close();
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, [close]);
};

export const MobileMenu = ({ visit }: { readonly visit: Visit }) => {
  const [facts, visitor, close] = useUnit([$facts, $visitor, menuClosed]);
  useClosesWhenWide();
  const menu = visitor.signed_in ? 'mobileMenu' : 'headerMenu';
  return (
    <Modal open title={menus[menu].title} shape="drawer" onClose={close}>
      {visitor.email && (
        <Text textStyle="small" color="muted" paddingX="2" paddingBottom="3" overflowWrap="anywhere">
          {visitor.email}
        </Text>
      )}
      <nav aria-label={menus[menu].title}>
        {menuOf(menu, facts)
          .filter(({ as }) => as !== 'icon')
          .map((entry) => (
            <MenuLine key={entry.label} entry={entry} visit={visit} />
          ))}
      </nav>
    </Modal>
  );
};
