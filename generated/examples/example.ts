// Generated 36c2283b5839. Examples of calls, and a transport that answers with them.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import type { CallRequest, Transport } from '../client/transport';
import type { DataOf, ErrorCode } from '../errors/catalogue';
import { fillSlots } from '../errors/fill-slots';
import type { Clock, Instant, PlainDate } from '../model/wire';

interface AnswerExample<Answer, Code extends ErrorCode> {
  readonly answer: Answer;
  /** How the answer comes, where it is not the `data` of a JSON object: alone, or as a text. */
  readonly as?: 'bare' | 'text';
  readonly declares?: Code;
}
/** An example of one call; `Code` are the errors that it declares. */
export type Example<Args, Answer, Code extends ErrorCode = never> = AnswerExample<Answer, Code> &
  ([Args] extends [void] ? { readonly args?: never } : { readonly args: Args });

export const date = (text: string): PlainDate => text as PlainDate;
export const instant = (text: string): Instant => text as Instant;
export const clock = (text: string): Clock => text as Clock;
/** A file of a few bytes. */
export const file = (type: string): Blob => new Blob(['example'], { type });

/** A declared error as a call's answer. */
export class Refused<Code extends ErrorCode> {
  readonly code: Code;
  readonly data: DataOf<Code> | undefined;
  constructor(code: Code, data?: DataOf<Code>) {
    this.code = code;
    this.data = data;
  }
}

/** The catalogue of errors, and for each that carries something an example of it. */
export interface ExampleErrors {
  readonly catalogue: { readonly [code: string]: { readonly text: string; readonly status?: number } };
  readonly data: object;
  readonly slots: object;
}
const part = (of: object, code: string): unknown => (of as { readonly [code: string]: unknown })[code];

/** An error as the server answers it. */
export const refusalOf = ({ catalogue, data, slots }: ExampleErrors, { code, data: own }: Refused<ErrorCode>) => {
  const { text = '', status = 400 } = catalogue[code] ?? {};
  return {
    message: fillSlots(text, Object(part(slots, code)) as object as { readonly [slot: string]: unknown }),
    status_code: status,
    data: own ?? part(data, code) ?? {},
    error_code: code,
    request_id: 'example',
  };
};

type Examples = { readonly [id: string]: AnswerExample<unknown, ErrorCode> };
type AnswerOf<E> = E extends AnswerExample<infer Answer, infer Code> ? Answer | Refused<Code> : never;
/** Answers of one's own: a whole answer, a refusal, or either as the request wants it. */
export type OwnAnswers<E> = { readonly [id in keyof E]?: AnswerOf<E[id]> | ((request: CallRequest) => AnswerOf<E[id]>) };

/** Makes a transport that answers each call with its example, or with an answer of one's own. */
export const transportOf =
  <E extends object>(examples: E, errors: ExampleErrors): ((own?: OwnAnswers<E>) => Transport) =>
  (own = {}) =>
  async (request) => {
    const example = (examples as Examples)[request.call];
    if (example === undefined) throw new Error(`There is no example of ${request.call}.`);
    const given: unknown = part(own, request.call) ?? example.answer;
    const answer: unknown = typeof given === 'function' ? given(request) : given;
    if (answer instanceof Refused) {
      const refusal = refusalOf(errors, answer as Refused<ErrorCode>);
      return { status: refusal.status_code, text: JSON.stringify(refusal) };
    }
    if (example.as === 'text') return { status: 200, text: String(answer) };
    return { status: 200, text: JSON.stringify(example.as === 'bare' ? answer : { data: answer }) };
  };
