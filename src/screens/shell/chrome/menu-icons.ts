// The icons beside the items of the sidebar and of the mobile menu.
import type { Entry } from '../../../../generated/routes/navigation';
import type { RouteId } from '../../../../generated/routes/routes';
import type { IconShape } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';

const byRoute: { readonly [id in RouteId]?: IconShape } = {
  search: icons.search,
  stays: icons.bag,
  properties: icons.home,
  bookings: icons.calendar,
  browserExtension: icons.puzzle,
  account: icons.person,
  referralCenter: icons.gift,
  welcome: icons.plus,
  faqGeneral: icons.question,
};

export const iconOf = (entry: Entry): IconShape => {
  if (entry.kind === 'outside') return icons.external;
  return (entry.kind === 'route' ? byRoute[entry.route] : icons.logOut) ?? icons.right;
};
