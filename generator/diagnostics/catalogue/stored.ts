// Diagnostics about the tables of the database.
import type { Declared } from '../diagnostics';

export const checkingStored = {
  'stored/duplicate-table': {
    severity: 'error',
    message: 'Two declarations keep the table {table}.',
    cause: '{other} keeps it too, and each would have it look otherwise.',
    cure: 'Give one of them another table, or make them one.',
  },
  'stored/duplicate-thing': {
    severity: 'error',
    message: '{thing} is kept in two tables.',
    cause: 'The table {other} keeps it too, so nobody could tell which of them a reference means.',
    cure: 'Keep it in one of them; the other may show it with `shows`.',
  },
  'stored/malformed-name': {
    severity: 'error',
    message: 'The database cannot have a {what} called {name}.',
    cause: 'Its names are snake_case and of at most 63 characters, so that SQL needs no quotes around them.',
    cure: 'Write it in small letters, digits and underscores, or keep the field elsewhere.',
  },
  'stored/unknown-field': {
    severity: 'error',
    message: '{thing} has no field {field}.',
    cause: '`elsewhere` names fields of the thing that the table keeps, and so does a column without a shape.',
    cure: 'Fields are: {fields}.',
  },
  'stored/unknown-column': {
    severity: 'error',
    message: 'The table {table} has no column {column}.',
    cause: '`{option}` names columns of the table.',
    cure: 'Columns are: {columns}.',
  },
  'stored/no-key': {
    severity: 'error',
    message: 'Nothing tells the rows of {table} apart.',
    cause: 'The table keeps no entity, whose key would do it.',
    cure: 'Name the columns of its key with `key`.',
  },
  'stored/no-type': {
    severity: 'error',
    message: 'The column {column} cannot be kept in a database.',
    cause: 'There is no type for {what}.',
    cure: 'Keep what leads to it, such as its address, or keep the field elsewhere.',
  },
  'stored/type-misfit': {
    severity: 'error',
    message: 'The column {column} cannot be of type {type}.',
    cause: 'What it holds is {what}.',
    cure: 'Leave `type` out, or name one of: {types}.',
  },
  'stored/no-table': {
    severity: 'error',
    message: 'The column {column} refers to {thing}, which no table keeps.',
    cause: '`belongsTo` is a reference between two tables, and one of them is missing.',
    cure: 'Store {thing}, or make the column an `id()`.',
  },
  'stored/no-otherwise': {
    severity: 'error',
    message: 'The column {column} may hold nothing, and {thing} always has it.',
    cause: 'A row without it could not be read.',
    cure: 'Say with `otherwise` what is answered then, or make the field `nullable`.',
  },
  'stored/idle-on-delete': {
    severity: 'error',
    message: 'The column {column} refers to nothing that could go.',
    cause: '`onDelete` says what happens when the row goes that a `belongsTo` refers to.',
    cure: 'Remove it, or make the column `belongsTo`.',
  },
  'stored/shows-nothing': {
    severity: 'error',
    message: 'No field of {thing} is read from {table}.',
    cause: 'A shape is read from a row as far as both have fields of the same name and kind.',
    cure: 'Take it out of `shows`. Columns are: {columns}.',
  },
} as const satisfies Record<string, Declared>;
