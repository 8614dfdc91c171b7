// Diagnostics about entities, values, tables, and the limits of shapes.
import type { Declared } from '../diagnostics';

export const checkingShapes = {
  'entity/unknown-key': {
    severity: 'error',
    message: '{entity} has no field {key} to be known by.',
    cause: '`key` names the field that tells one {called} from another.',
    cure: 'Fields are: {fields}.',
  },
  'shape/behind-word': {
    severity: 'error',
    message: 'Behind {word}(…), zod’s {what} would be lost.',
    cause:
      'A word of the language keeps the options between its brackets; what zod is asked behind it reaches no form, no table and no document.',
    cure: 'Say it between the brackets, as `min`, `max` or `pattern`; what no option says is a rule, or the handler’s.',
  },
  'shape/idle-option': {
    severity: 'error',
    message: '`{option}` says nothing here.',
    cause: '{why}',
    cure: '{cure}',
  },
  'shape/bad-pattern': {
    severity: 'error',
    message: 'The pattern cannot be read: {what}.',
    cause: 'Patterns are read by browsers, by the server and by JSON Schema alike: without flags, and strictly.',
    cure: 'Correct it; outside brackets a hyphen stands alone, and large and small letters are written as [Aa].',
  },
  'shape/no-example': {
    severity: 'error',
    message: 'The text {name} has a pattern, and no example of it.',
    cause: 'Examples of calls show a text that fits, and “{words}” does not fit the pattern.',
    cure: 'Declare one: `example`, beside the pattern.',
  },
  'shape/no-choice': {
    severity: 'error',
    message: 'There is nothing to choose between: {what}.',
    cause: '{why}',
    cure: '{cure}',
  },
  'shape/min-over-max': {
    severity: 'error',
    message: '{what} cannot be at least {min} and at most {max}.',
    cause: 'The lower limit lies above the upper one, so nothing fits.',
    cure: 'Swap the two, or correct one of them.',
  },
  'shape/bad-limit': {
    severity: 'error',
    message: 'There is no such number of {what} as {limit}.',
    cause: 'What is counted is counted in whole numbers from 0.',
    cure: 'Give a whole number that is not below 0.',
  },
  'shape/value-misfit': {
    severity: 'error',
    message: 'The {role} does not fit: {what}.',
    cause: 'It has to be a value that the field itself would take.',
    cure: 'Correct the {role}, or the limits of the field.',
  },
  'filter/no-column': {
    severity: 'error',
    message: 'The filter {field} compares {column}, which no table keeps beside {thing}.',
    cause: 'The server narrows by the columns of the table of {thing}; what none of them holds would narrow nothing.',
    cure: 'Keep it, or make {field} a plain field that code compares. Columns are: {columns}.',
  },
  'filter/no-way': {
    severity: 'error',
    message: 'The filter {field} cannot get to {thing} through {way}.',
    cause: '`through` is a column of the narrowed thing that belongs to {thing}; by any other, nothing would be found.',
    cure: 'Name the field that is declared as `belongsTo({thing})`.',
  },
  'filter/no-count': {
    severity: 'error',
    message: 'The chip of the filter {field} does not show its number.',
    cause: 'A number that is asked for is read where `{count}` stands: `{example}`.',
    cure: 'Write `{count}` into its `chip`.',
  },
  'filter/choices': {
    severity: 'error',
    message: 'The filter {field} cannot offer these choices: {choices}.',
    cause: 'It compares by “{by}”; choices are limits above zero, for “at least” and “at most” alone, each higher than the one before.',
    cure: 'Put them in order, or leave `choices` out.',
  },
  'values/lacking-fact': {
    severity: 'warning',
    message: '{list} does not say `{name}` of {entry}, as of the others.',
    cause: 'Screens and rules that ask it of each of them find nothing here.',
    cure: 'Say it; where it is meant, allow it above the line: // allow values/lacking-fact: why.',
  },
  'values/empty': {
    severity: 'error',
    message: 'The reference list {values} has no entries.',
    cause: 'Nothing could ever be one of it.',
    cure: 'Add its items.',
  },
  'table/empty': {
    severity: 'error',
    message: 'The table {table} has no rows.',
    cause: 'A lookup in it would find nothing.',
    cure: 'Add its rows.',
  },
  'table/row-misfit': {
    severity: 'error',
    message: 'The row does not fit its columns: {what}.',
    cause: 'Each row has a value for each column of {table}, and no others.',
    cure: 'Columns are: {columns}.',
  },
  'event/duplicate-name': {
    severity: 'error',
    message: 'Two analytics events are called {name}.',
    cause: 'The event {other} has the same name, so what they tell would be mixed.',
    cure: 'Give one of them another name.',
  },
  'setting/duplicate-variable': {
    severity: 'error',
    message: 'Two settings read the variable {variable}.',
    cause: 'The setting {other} reads it too.',
    cure: 'Give one of them another variable, or remove it.',
  },
  'setting/default-misfit': {
    severity: 'error',
    message: 'The default of {setting} does not fit: {what}.',
    cause: 'The product would run with a value that the operator could not give it.',
    cure: 'Change the default, or what the setting holds.',
  },
  'setting/not-in-a-variable': {
    severity: 'error',
    message: 'The variable {variable} cannot hold {shape}.',
    cause: 'An environment variable is one line of text.',
    cure: 'Let it hold a text, a web address, a number, or yes or no.',
  },
  'setting/server-only': {
    severity: 'error',
    message: 'The setting {setting} is the server’s alone.',
    cause: 'Rules, menus and pages are asked in the browser too, and no browser is told it.',
    cure: 'Ask another setting, or remove serverOnly, which tells every visitor its value.',
  },
  'kept/duplicate-name': {
    severity: 'error',
    message: 'Two values are kept under {name}.',
    cause: '{other} is kept there too, so each would overwrite the other.',
    cure: 'Give one of them another name.',
  },
} as const satisfies Record<string, Declared>;
