// A guest’s messages with hosts.
import type { ScreenProps } from '../shell/navigation/visit';
import { Inbox } from './inbox';

export { opened } from './inbox.store';

export const StayMessages = ({ visit }: ScreenProps) => <Inbox side="guest" open={visit.params['thread_id']} />;
