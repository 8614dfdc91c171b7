// How many messages nobody has read yet, as a round number.
import { TabCount } from '../../../ui/tabs';

export const Unread = ({ count }: { readonly count: number }) => <TabCount aria-hidden="true">{count > 99 ? '99+' : count}</TabCount>;
