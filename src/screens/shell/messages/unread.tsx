// How many messages wait to be read: as a round number, and in words.
import { inboxTexts as say } from '../../../../generated/texts/sentences/inboxTexts';
import { VisuallyHidden } from '../../../ui/layout';
import { TabCount } from '../../../ui/tabs';

export const Unread = ({ count }: { readonly count: number }) => (
  <>
    <TabCount aria-hidden="true">{count > 99 ? '99+' : count}</TabCount>
    <VisuallyHidden>{say.unread({ count })}</VisuallyHidden>
  </>
);
