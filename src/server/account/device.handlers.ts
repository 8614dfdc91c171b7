// Where else one is signed in, and an end to it.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import { refuse } from '../request/refusal';
import { deviceSessions } from './own.lookup';
import { removeSession, removeSessions } from './session.repository';

export const deviceHandlers: Pick<AccountHandlers, 'listSessions' | 'endSession' | 'endOtherSessions'> = {
  listSessions: (_request, context) => deviceSessions(context),

  async endSession({ params }, { db, principal }) {
    const ended = await removeSession(db, { session_id: params.session_id, user_id: principal.user_id });
    return ended ? {} : refuse('account.session_not_found');
  },

  async endOtherSessions(_request, { db, principal }) {
    await removeSessions(db, { user_id: principal.user_id, except: principal.session_id });
    return {};
  },
};
