// Passwords: hashed with Argon2id, and compared in the same time whether or not there is an account.
import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One password, however the system on which it is typed puts its characters together. */
export const normalised = (password: string): string => password.normalize('NFKC');

/** The hash to keep of a password. */
export const hashPassword = (password: string): Promise<string> => hash(normalised(password), cost);

let nobody: Promise<string> | undefined;

/** Tells whether a password fits a kept hash. Without one it takes as long, and says no. */
export const passwordFits = async (password: string, kept: string | null | undefined): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password');
  const one = kept ?? (await nobody);
  // hashes from before passwords were normalised hold what was typed
  const fits = (await verify(one, normalised(password))) || (normalised(password) !== password && (await verify(one, password)));
  return fits && typeof kept === 'string';
};
