// Passwords: hashed with Argon2id, and compared in the same time whether or not there is an account.
import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash to keep of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/** Tells whether a password fits a kept hash. Without one it takes as long, and says no. */
export const passwordFits = async (password: string, kept: string | null | undefined): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password');
  const fits = await verify(kept ?? (await nobody), password);
  return fits && typeof kept === 'string';
};
