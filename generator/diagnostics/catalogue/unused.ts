// Diagnostics about what is declared and read by nobody. They are made where the command is told which folders use what is generated.
import type { Declared } from '../diagnostics';

const unread = {
  severity: 'error',
  message: '{name} is read by nobody.',
  cause: 'No other declaration names it, and no code imports what is generated from it.',
  cure: 'Delete it, use it, or list it with the reason under `allowUnused` in app.ts.',
} as const;

export const checkingUse = {
  'unused/constant': unread,
  'unused/mail': {
    severity: 'error',
    message: 'The words of the mail {name} are written by nobody.',
    cause: 'No code imports {name}Mail, which is generated from them.',
    cure: 'Write it by {name}Mail, delete it, or list it with the reason under `allowUnused` in app.ts.',
  },
  'unused/setting': unread,
  'unused/text': unread,
  'unused/rule': unread,
  'unused/form': unread,
  'unused/route': {
    severity: 'error',
    message: 'Nothing leads to the page {name}.',
    cause: 'No menu or other declaration names it, no long text links to it, and no code asks for its path.',
    cure: 'Put it into a menu, link to it by `pathTo.{name}`, or list it with the reason under `allowUnused` in app.ts.',
  },
  'unread/input': {
    severity: 'error',
    message: '{name} is read by no handler.',
    cause: 'People may send it, and the code that answers them does nothing with it.',
    cure: 'Read it where the call is answered, remove it, or list it with the reason under `allowUnused` in app.ts.',
  },
  'unused/allowed': {
    severity: 'error',
    message: '{name} is in use or gone, and still listed as unused.',
    cause: 'It is read now, or declared no more.',
    cure: 'Remove it from `allowUnused` in app.ts.',
  },
  'warning/not-given': {
    severity: 'warning',
    message: 'This comment allows {code}, and there is nothing that it allows.',
    cause: 'The warning is gone or stands on another line; or it is an error, which cannot be allowed; or the comment gives no reason.',
    cure: 'Delete the comment, or write `// allow {code}: reason` at the end of the line of the warning, or above it.',
  },
} as const satisfies Record<string, Declared>;
