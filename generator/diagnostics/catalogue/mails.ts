// Diagnostics about mails: whom they go to, and where they lead.
import type { Declared } from '../diagnostics';

export const checkingMails = {
  'mail/unknown-reader': {
    severity: 'error',
    message: 'The product has no reader {reader}.',
    cause: 'A mail goes to one of those whom `readers` of the product names: {readers}.',
    cure: 'Correct the name, or name these people in app.ts with their guard.',
  },
  'mail/no-route': {
    severity: 'error',
    message: 'No page has the path {path}.',
    cause: 'The next step of a mail leads to a page of ours, by the path of its route as it is declared.',
    cure: 'Correct it; what stands behind # is a place on the page.',
  },
  'mail/closed-step': {
    severity: 'error',
    message: 'The mail {mail} leads its reader ({reader}) to {path}, which may stay closed to them.',
    cause: 'The readers are {people}; the guard of the page, {guard}, lets in {asked}.',
    cure: 'Lead them to a page that they can open, or correct `reader`.',
  },
  'mail/missing-case': {
    severity: 'error',
    message: 'The mail {mail} has no {option} in the case {name}.',
    cause: 'Its other parts know this case, and every mail has a subject and a reader.',
    cure: 'Write it for this case, or one for all.',
  },
  'mail/name-taken': {
    severity: 'error',
    message: 'The writer of {mail} would give two things as {name}.',
    cause: 'Slots, and parts that are given or stand only sometimes, are given under their names; so are as, origin and to.',
    cure: 'Rename one of them.',
  },
  'mail/private-slot': {
    severity: 'error',
    message: 'The mail {mail} shows its reader ({reader}) what is private: {field}.',
    cause: 'The readers are {people}; what is private is for those alone to whom a call answers it, and {calls}.',
    cure: 'Leave it out, or show a field that a call answers them.',
  },
  'mail/untied-slot': {
    severity: 'error',
    message: 'The mail {mail} does not say which field {name} shows.',
    cause: 'This is the name of something private: {fields}. Whether the reader may see it can be told only by the field.',
    cure: 'Name the field in `slots` of the mail, or give the slot or part another name.',
  },
} as const satisfies Record<string, Declared>;
