// Enforces generated rules on the server: the first reason against becomes the refusal.
import type { WireCode } from '../../generated/errors/catalogue';
import type { Verdict } from '../../generated/rules/runtime';
import { Refusal } from './refusal';

/**
 * Goes on where a rule holds.
 *
 * @throws Refusal with the error of the first requirement that does not hold, and what it tells.
 */
export const enforceRule = (verdict: Verdict<WireCode>): void => {
  const [reason] = verdict.ok ? [] : verdict.reasons;
  if (reason) throw new Refusal(reason.code, reason.tells);
};
