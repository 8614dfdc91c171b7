// The failures of this product that its screens tell apart; the other files of the room know none by name.
import type { Refusal } from '../../../../generated/client/transport';
import type { ErrorCode } from '../../../../generated/errors/catalogue';

/** No session is behind a call any more: the person logs in. */
export const sessionOver: ErrorCode = 'account.not_signed_in';

/** A guard's refusals of a person who is signed in: each leads to the missing step. */
export const guardRefusals: ReadonlySet<string> = new Set<ErrorCode>(['account.not_verified', 'account.not_named', 'account.wrong_mode']);

/** The extra facts of single errors; each is there where its error carries it. */
export type ProblemData = Partial<
  Refusal<'account.too_many_attempts'>['data'] &
    Refusal<'input.invalid'>['data'] &
    Refusal<'account.money_open'>['data'] &
    Refusal<'property.listing_lines_unusable'>['data'] &
    Refusal<'account.link_spent'>['data']
>;
