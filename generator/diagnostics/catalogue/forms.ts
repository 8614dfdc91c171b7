// Diagnostics about forms.
import type { Declared } from '../diagnostics';

export const checkingForms = {
  'form/no-target': {
    severity: 'error',
    message: 'The form {form} {what}.',
    cause: 'A form sends the input of one call, or collects one shape for the screen.',
    cure: 'Give it `sends` or `collects`, not both.',
  },
  'form/unknown-field': {
    severity: 'error',
    message: '{target} has no {field}, so the form cannot ask for it.',
    cause: 'A form asks for what its call takes or its shape has, and for its `own` fields.',
    cure: 'Fields are: {fields}.',
  },
  'form/missing-field': {
    severity: 'error',
    message: 'The form {form} leaves out {field}.',
    cause: '{target} takes it, and the form neither asks for it nor says that the screen supplies it.',
    cure: 'Add it to `fields`, or to `supplied` where the screen knows it.',
  },
  'form/unknown-supplied': {
    severity: 'error',
    message: '{target} has no {field}, so the screen need not supply it.',
    cause: '`supplied` names what the screen adds to what people fill in.',
    cure: 'Fields are: {fields}.',
  },
  'form/supplied-and-asked': {
    severity: 'error',
    message: '{field} is asked for, and supplied by the screen too.',
    cause: 'Only one of the two can decide its value.',
    cure: 'Remove it from `fields` or from `supplied`.',
  },
  'form/own-unasked': {
    severity: 'error',
    message: 'The form {form} never asks for its own field {field}.',
    cause: 'A field of `own` is known to the form alone, so nobody else can fill it in.',
    cure: 'Add it to `fields` with a label, or remove it from `own`.',
  },
  'form/own-clash': {
    severity: 'error',
    message: '{field} is a field of {target} already.',
    cause: 'A field of `own` is one that {target} does not have.',
    cure: 'Remove it from `own`, or give it another name.',
  },
  'form/step-unknown-field': {
    severity: 'error',
    message: 'The step “{step}” shows {field}, which is no field of the form.',
    cause: 'Steps share out the fields of the form.',
    cure: 'Fields are: {fields}.',
  },
  'form/step-field-twice': {
    severity: 'error',
    message: '{field} stands in two steps.',
    cause: 'A field is filled in once; the step “{other}” shows it already.',
    cure: 'Remove it from one of the steps.',
  },
  'form/field-without-step': {
    severity: 'error',
    message: 'No step shows {field}.',
    cause: 'A form with steps shows nothing outside them, so the field could not be filled in.',
    cure: 'Add it to the `fields` of a step.',
  },
  'form/foreign-rule': {
    severity: 'error',
    message: 'The rule {rule} speaks of {thing}, which this form does not know.',
    cause: 'A form knows its own fields, the visitor and the clock; it has no {field} of {thing}.',
    cure: 'Give the rule to the call, where everything is known, or add the field to the form.',
  },
  'form/foreign-refusal': {
    severity: 'error',
    message: 'The call of {form} never answers {error}.',
    cause: 'A refusal stands beside {field} when the call that the form sends answers with it.',
    cure: 'Name an error of that call, or remove it from the field.',
  },
  'form/widget-misfit': {
    severity: 'error',
    message: '{field} cannot be filled in with the widget {widget}.',
    cause: 'The widget {widget} gives {wanted}, and the shape of {field} takes none.',
    cure: 'Widgets for it are: {widgets}. Without one, its shape decides.',
  },
  'form/autocomplete-misfit': {
    severity: 'error',
    message: 'A browser would fill {field} with what {token} means.',
    cause: '{field} is {is}, and browsers keep passwords apart from all else.',
    cure: 'A password has current-password or new-password; all else has neither.',
  },
  'form/entry-misfit': {
    severity: 'error',
    message: '{field} has no entries to name.',
    cause: 'An entry has a name where a list is filled in entry by entry, each with buttons of its own; {field} is not drawn so.',
    cure: 'Remove `entry` from the field.',
  },
  'form/unknown-point': {
    severity: 'error',
    message: 'The scale of {field} has no point {point}.',
    cause: 'Words stand at the points that the shape of the field allows.',
    cure: 'Points are: {points}.',
  },
} as const satisfies Record<string, Declared>;
