// What a person reads when a form's call fails: beside a field, above the form, or in the error dialog, as the catalogue says.
import { createEffect, createStore, type Event, sample, type Store } from 'effector';
import type { Failure, Refusal } from '../../../generated/client/transport';
import type { ErrorCode } from '../../../generated/errors/catalogue';
import { sessionPasswordAttempts } from '../../../generated/model/constants';
import { LinkEnd } from '../../../generated/model/values';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import type { FieldProblem } from '../../ui/error-summary';
import { failureMet } from '../shell/failures/errors.store';

/** What is said above a form. */
export interface Notice {
  readonly text: string;
  readonly cure: string;
  /** The moment from which it may be tried again, in milliseconds, where the server told. */
  readonly again: number | undefined;
  readonly code: ErrorCode;
  /** How many bookings are in the way, where those are. */
  readonly open: number | undefined;
  /** Why a mailed link does not work, where it is one. */
  readonly why: LinkEnd | undefined;
}
export interface Refused {
  readonly problems: readonly FieldProblem[];
  readonly notice: Notice | null;
}
/** Beside which field a refusal stands, by its code. */
export type FieldsOf = { readonly [code in ErrorCode]?: string };

const nothing: Refused = { problems: [], notice: null };

type Told = Refusal<'account.too_many_attempts'>['data'] &
  Refusal<'input.invalid'>['data'] &
  Refusal<'account.money_open'>['data'] &
  Refusal<'account.link_spent'>['data'];
const dataOf = (failure: Failure<ErrorCode> | Refusal<ErrorCode>) => ('data' in failure ? (failure.data ?? {}) : {}) as Partial<Told>;

/** How many attempts are left, where the server told of fewer than all. */
const attemptsLeft = (attempts: number | undefined): string => {
  if (attempts === undefined || attempts < 1 || attempts >= sessionPasswordAttempts) return '';
  return ` ${attempts === 1 ? signInTexts.lastAttempt : signInTexts.attemptsLeft({ attempts })}`;
};

const besideFields = (failure: Refusal<ErrorCode>, fields: FieldsOf): readonly FieldProblem[] => {
  const { fields: named, password_attempts } = dataOf(failure);
  if (failure.code === 'input.invalid' && named) return named.map(({ path, message }) => ({ field: path, message }));
  return [{ field: fields[failure.code], message: failure.message + attemptsLeft(password_attempts) }];
};

/** What is shown on the form itself; null where it is for the dialog, or leads elsewhere. */
export const refusedBy = async (failure: Failure<ErrorCode>, fields: FieldsOf): Promise<Refused | null> => {
  const code = failure.kind === 'refusal' ? failure.code : failure.kind === 'offline' ? 'browser.offline' : undefined;
  if (code === undefined) return null;
  // the catalogue is large, and most forms never need it
  const { catalogue } = await import('../../../generated/errors/catalogue');
  const { shown, text, cure } = catalogue[code];
  if (shown === 'field' && failure.kind === 'refusal') return { problems: besideFields(failure, fields), notice: null };
  if (shown !== 'banner') return null;
  const { retry_after: wait, open, why } = dataOf(failure);
  const again = wait === undefined ? undefined : Date.now() + wait * 1000;
  const said = failure.kind === 'refusal' ? failure.message : text;
  return { problems: [], notice: { text: why ? LinkEnd[why].label : said, cure, again, code, open, why } };
};

export interface RefusalsPlan<C extends ErrorCode> {
  readonly failed: Event<Failure<C>>;
  /** A new try, or a new visit: what was said before no longer holds. */
  readonly begun: readonly Event<unknown>[];
  readonly fields?: FieldsOf;
}

/** What a form's calls were refused with last; what is for the dialog goes there. */
export const refusalsOf = <C extends ErrorCode>({ failed, begun, fields = {} }: RefusalsPlan<C>): Store<Refused> => {
  const readFx = createEffect<Failure<ErrorCode>, Refused | null>((failure) => refusedBy(failure, fields));
  const $refused = createStore<Refused>(nothing, { serialize: 'ignore' });
  sample({ clock: failed, fn: (failure) => failure as Failure<ErrorCode>, target: readFx });
  sample({ clock: [...begun], fn: () => nothing, target: $refused });
  sample({ clock: readFx.doneData, fn: (refused) => refused ?? nothing, target: $refused });
  sample({ clock: readFx.done, filter: ({ result }) => result === null, fn: ({ params }) => params, target: failureMet });
  // the sentence itself could not be loaded
  sample({ clock: readFx.failData, target: failureMet });
  return $refused;
};
