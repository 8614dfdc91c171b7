// The calls that are declared and not answered yet, by what they wait for. This list only becomes shorter.
import type { CallId } from '../../generated/contract/handlers';

const messages = 'nobody can write to a host, a guest or us yet';

export const unanswered = {
  sendContactMessage: messages,
} as const satisfies Partial<Record<CallId, string>>;
