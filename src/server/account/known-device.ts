// The cookie of a browser that has been logged in before: for each account a mark that only this installation can make.
import { createHmac } from 'node:crypto';
import { kept } from '../../../generated/model/kept';
import type { Context } from '../request/context';
import { sharedSecret } from '../database/secrets';

const most = 5;
const name = kept.knownDeviceKept.name;

const markOf = async (email: string, { db }: Context): Promise<string> =>
  createHmac('sha256', await sharedSecret(db, 'known device'))
    .update(email)
    .digest('base64url');
const marksHere = ({ browser }: Context): readonly string[] => browser.cookie(name).split('~').slice(0, most);

/** Whether the account of an address has been logged in to from this browser. Says nothing of whether there is one. */
export const isKnownDevice = async (email: string, context: Context): Promise<boolean> =>
  marksHere(context).includes(await markOf(email, context));

/** The browser keeps that the account of an address has been logged in to from it. */
export const keepKnownDevice = async (email: string, context: Context): Promise<void> => {
  const mark = await markOf(email, context);
  const others = marksHere(context).filter((other) => other !== '' && other !== mark);
  const value = [mark, ...others].slice(0, most).join('~');
  context.browser.keep({ name, value, seconds: kept.knownDeviceKept.seconds ?? 0 });
};
