// A host’s messages with guests.
import type { ScreenProps } from '../shell/navigation/visit';
import { Inbox } from './inbox';

export { opened } from './inbox.store';

export const BookingMessages = ({ visit }: ScreenProps) => <Inbox side="host" open={visit.params['thread_id']} />;
