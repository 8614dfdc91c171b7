// The failures of the library that its screens tell apart; the other files of the room know none by name.
import type { Refusal } from '../../../../generated/client/transport';
import type { ErrorCode } from '../../../../generated/errors/catalogue';

/** No session is behind a call any more: the person signs in. */
export const sessionOver: ErrorCode = 'member.not_signed_in';

/** A guard's refusals of a person who is signed in. */
export const guardRefusals: ReadonlySet<string> = new Set<ErrorCode>(['member.not_keeper']);

/** The extra facts of single errors; each is there where its error carries it. */
export type ProblemData = Partial<Refusal<'input.invalid'>['data'] & Refusal<'input.rate_limited'>['data']>;
