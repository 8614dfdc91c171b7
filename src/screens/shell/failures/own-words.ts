// The words of this product about a failure that the server's own sentence and the catalogue lack.
import { sessionPasswordAttempts } from '../../../../generated/model/constants';
import { LinkEnd } from '../../../../generated/model/values';
import { signInTexts } from '../../../../generated/texts/sentences/signInTexts';
import type { ProblemData } from './own-failures';

/** How many attempts are left, where the server told of fewer than all. */
const attemptsLeft = (attempts: number | undefined): string => {
  if (attempts === undefined || attempts < 1 || attempts >= sessionPasswordAttempts) return '';
  return ` ${signInTexts.attemptsLeft({ attempts })}`;
};

/** The server's sentence, with what its data add. */
export const saidWith = (message: string, { why, password_attempts }: ProblemData): string =>
  why ? LinkEnd[why].label : message + attemptsLeft(password_attempts);
