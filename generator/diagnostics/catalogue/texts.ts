// Diagnostics about the slots of texts.
import type { Declared } from '../diagnostics';

export const checkingTexts = {
  'text/empty': {
    severity: 'error',
    message: '`{option}` is empty.',
    cause: 'Nothing would be seen or named where it is read.',
    cure: 'Write it, or leave the option out where nothing is to be said.',
  },
  'text/lone-empty': {
    severity: 'warning',
    message: '`{name}` of {entry} is empty, alone in {list}.',
    cause: 'All others there say something, so that nothing would be seen or found for this one.',
    cure: 'Write it; where it is meant, allow it above the line: // allow text/lone-empty: why.',
  },
  'text/hidden-character': {
    severity: 'error',
    message: '`{option}` holds {what}.',
    cause: 'Controls, halves of characters and changes of direction are not seen, and make a text look other than it is.',
    cure: 'Remove it.',
  },
  'text/not-one-line': {
    severity: 'warning',
    message: '`{option}` holds {what}.',
    cause: 'It stands on one line, where browsers make one space of all that is between two words.',
    cure: 'Remove it; where it is meant, allow it above the line: // allow text/not-one-line: why.',
  },
  'text/double-label': {
    severity: 'warning',
    message: '“{label}” stands twice in {list}.',
    cause: '{one} and {other} look alike, so nobody can tell which is meant.',
    cure: 'Give one of them another label; where they are never seen together, allow it above the line: // allow text/double-label: why.',
  },
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
  'text/missing-form': {
    severity: 'error',
    message: 'The text {text} has no form for {form}.',
    cause: 'In the language {language}, a text with a number has the forms {forms}.',
    cure: 'Write the form {form} beside the others.',
  },
  'text/unknown-form': {
    severity: 'error',
    message: 'The text {text} has a form {form}, which no number asks for.',
    cause: 'In the language {language}, a text with a number has the forms {forms}.',
    cure: 'Remove it, or correct its name.',
  },
  'text/one-form': {
    severity: 'error',
    message: 'This text says “{slot} {word}” of every number.',
    cause: '{counts} has another form of “{word}” for other numbers, so it would be wrong for some.',
    cure: "Make it a text with a number: counted('{number}', …), with a form for each category of the language.",
  },
  'text/unlike-slots': {
    severity: 'error',
    message: 'In {text}, the form “{form}” has {slot} where “{other}” has {meant}.',
    cause: 'The two names are nearly one, and the number alone decides which of them is filled.',
    cure: 'Give the slot one name in all forms.',
  },
  'text/ambiguous-slot': {
    severity: 'error',
    message: 'The slot {slot} could mean two things.',
    cause: 'The product has a slot of this name, and there is a constant {slot}.',
    cure: 'Rename one of the two.',
  },
} as const satisfies Record<string, Declared>;
