// Diagnostics about the slots of texts.
import type { Declared } from '../diagnostics';

export const checkingTexts = {
  'text/unfilled-slot': {
    severity: 'error',
    message: 'Nothing fills {slot} in this text.',
    cause: 'It is no slot of the product, no constant, and no slot of this text.',
    cure: 'Correct its name; slots that can be used here are: {known}.',
  },
  'text/unused-slot': {
    severity: 'error',
    message: 'The slot {slot} is declared, but stands in no text.',
    cause: '{owner} fills it, and no text shows it.',
    cure: 'Use it in a text, in braces, or remove it.',
  },
  'text/ambiguous-slot': {
    severity: 'error',
    message: 'The slot {slot} could mean two things.',
    cause: 'The product has a slot of this name, and there is a constant {slot}.',
    cure: 'Rename one of the two.',
  },
} as const satisfies Record<string, Declared>;
