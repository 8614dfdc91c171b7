// The items of a menu for everybody who may see the page: the server cannot know who does.
import { emptyVisitor } from '../../../../generated/model/empty-visitor';
import { useUnit } from 'effector-react';
import { type Entry, type Facts, type MenuId, menuOf, menus } from '../../../../generated/routes/navigation';
import { startOf } from '../../../../generated/routes/routes';
import { $facts } from '../session/facts';
import { useHydrated } from '../loading/use-hydrated';
import { newcomer } from '../session/session.store';

/** An item, and for whom it is laid out. */
export type Shown = Entry & { readonly audience: 'all' | 'visitors' | 'members' };

/** Until it is known where a member belongs, the login page knows: it leads those with a session on. */
const undecided = (entry: Entry): Entry => (entry.kind === 'route' ? { ...entry, route: 'login', path: startOf('login') } : entry);

/** The items for visitors and for members, in the order of the menu; styles lay out those of one audience alone. */
export const entriesFor = (menu: MenuId, facts: Facts): readonly Shown[] => {
  const isKnown = facts.visitor.profile_id !== null;
  const visitors = menuOf(menu, { ...facts, visitor: emptyVisitor });
  const members = menuOf(menu, { ...facts, visitor: isKnown ? facts.visitor : newcomer });
  return menus[menu].items.flatMap((item): Shown[] => {
    const [forVisitor, forMember] = [visitors, members].map((entries) => entries.find(({ label }) => label === item.label));
    const depends = 'route' in item && typeof item.route === 'function';
    if (forMember) return [{ ...(depends && !isKnown ? undecided(forMember) : forMember), audience: forVisitor ? 'all' : 'members' }];
    return forVisitor ? [{ ...forVisitor, audience: 'visitors' }] : [];
  });
};

export const useEntries = (menu: MenuId): readonly Shown[] => {
  const facts = useUnit($facts);
  return entriesFor(menu, useHydrated() ? facts : { ...facts, visitor: emptyVisitor });
};

/** The mark by which styles lay an item out; nothing where it is for all. */
export const forAudience = ({ audience }: Pick<Shown, 'audience'>) => (audience === 'all' ? {} : { 'data-for': audience });
