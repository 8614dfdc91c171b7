// Holds a generated rule on the server: the first reason against becomes the refusal.
import { isErrorCode } from '../../generated/errors/catalogue';
import { Refusal } from './refusal';

interface Verdict {
  readonly ok: boolean;
  readonly reasons?: readonly { readonly code: string }[];
}

/**
 * Goes on where a rule holds.
 *
 * @throws Refusal with the error of the first requirement that does not hold.
 */
export const keepRule = (verdict: Verdict): void => {
  const code = verdict.ok ? undefined : verdict.reasons?.[0]?.code;
  if (code !== undefined && isErrorCode(code)) throw new Refusal(code as ConstructorParameters<typeof Refusal>[0]);
};
