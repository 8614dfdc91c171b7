// The cookie of a browser that has been logged in before: for each account a mark that only this installation can make.
import { createHmac, randomBytes } from 'node:crypto';
import * as kept from '../../../generated/model/kept';
import { nobodyId } from '../../../generated/model/constants';
import type { Context } from '../request/context';
import { sharedSecret } from '../database/secrets';
import type { Database } from '../database/open';
import { findUser, type UserRow } from './account.repository';

const most = 5;
const name = kept.knownDeviceKept.name;
const form = /^([\w-]{16})\.[\w-]{43}$/;

/** An account as it is now: logging out everywhere ends what it knew before. */
type KnownBy = Pick<UserRow, 'user_id' | 'device_epoch'>;
interface DeviceContext extends Pick<Context, 'browser'> {
  readonly db: Database;
}

const markOf = async (device: string, { user_id, device_epoch }: KnownBy, db: Database): Promise<string> => {
  const proof = createHmac('sha256', await sharedSecret(db, 'known device')).update(`${device} ${user_id} ${device_epoch}`);
  return `${device}.${proof.digest('base64url')}`;
};
const marksHere = ({ browser }: DeviceContext): readonly string[] => browser.cookie(name).split('~').slice(0, most);

/** The device that this browser is to an account, where it knows it. Without an account it is as much work. */
export const knownDevice = async (user: KnownBy | undefined, context: DeviceContext): Promise<string | undefined> => {
  const known = user ?? { user_id: nobodyId, device_epoch: 0 };
  for (const mark of marksHere(context)) {
    const device = form.exec(mark)?.[1];
    if (device !== undefined && mark === (await markOf(device, known, context.db))) return device;
  }
  return undefined;
};

/** The browser keeps that an account, as it is by now, has been logged in to from it. */
export const keepKnownDevice = async (userId: string, context: DeviceContext): Promise<void> => {
  const user = await findUser(context.db, userId);
  if (!user) return;
  const device = (await knownDevice(user, context)) ?? randomBytes(12).toString('base64url');
  const mark = await markOf(device, user, context.db);
  const others = marksHere(context).filter((other) => form.test(other) && other !== mark);
  const value = [mark, ...others].slice(0, most).join('~');
  context.browser.keep({ name, value, seconds: kept.knownDeviceKept.seconds ?? 0 });
};
