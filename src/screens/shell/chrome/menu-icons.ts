// The icons beside the items of the sidebar and of the mobile menu.
import type { Entry } from '../../../../generated/routes/navigation';
import type { RouteId } from '../../../../generated/routes/routes';
import type { IconShape } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { commonIcons } from '../../../ui/icons/common';

const byRoute: { readonly [id in RouteId]?: IconShape } = {
  search: icons.search,
  stays: commonIcons.bag,
  properties: commonIcons.home,
  bookings: commonIcons.calendar,
  stayMessages: commonIcons.message,
  bookingMessages: commonIcons.message,
  browserExtension: commonIcons.puzzle,
  wishlistsPage: commonIcons.heart,
  account: commonIcons.person,
  referralCenter: commonIcons.gift,
  welcome: commonIcons.plus,
  faqGeneral: commonIcons.question,
};

export const iconOf = (entry: Entry): IconShape => {
  if (entry.kind === 'outside') return commonIcons.external;
  return (entry.kind === 'route' ? byRoute[entry.route] : commonIcons.logOut) ?? icons.right;
};
