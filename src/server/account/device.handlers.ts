// Where else one is signed in, and an end to it.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import type { DeviceSession } from '../../../generated/model/entities';
import { readDeviceSession } from '../../../generated/tables/sessions';
import type { SignedInContext } from '../request/context';
import { refuse } from '../request/refusal';
import { deviceOf } from './device';
import { findSessions, removeSession, removeSessions } from './session.repository';

/** The browsers in which the person is signed in, the one that asks first. */
export const deviceSessions = async ({ db, principal, now }: SignedInContext): Promise<DeviceSession[]> => {
  const rows = await findSessions(db, { user_id: principal.user_id, now });
  const sessions = rows.map((row) => ({
    ...readDeviceSession(row),
    device: deviceOf(row.device),
    current: row.session_id === principal.session_id,
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
};

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
