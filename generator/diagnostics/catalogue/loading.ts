// Diagnostics about files that cannot be run at all.
import type { Declared } from '../diagnostics';

export const loading = {
  'load/no-app-file': {
    severity: 'error',
    message: 'There is no spec in this folder.',
    cause: 'A spec begins with a file app.ts, and there is none.',
    cure: 'Write app.ts there, or name another folder with --spec.',
  },
  'load/no-app': {
    severity: 'error',
    message: 'app.ts does not say what the app is.',
    cause: 'It has to export `app`, made with the word `product`.',
    cure: 'Write `export const app = product(…)`, as the docstring of `product` shows.',
  },
  'load/syntax': {
    severity: 'error',
    message: 'This is not TypeScript: {what}',
    cause: 'A bracket, comma or quote is missing, or one too many, here or a little before.',
    cure: 'Compare the line with the one above it that works.',
  },
  'load/unresolved-import': {
    severity: 'error',
    message: 'There is no file {file}.',
    cause: 'This import names a file that does not exist.',
    cure: 'Correct the path: it starts from the folder of this file.',
  },
  'load/unknown-export': {
    severity: 'error',
    message: '{file} exports no `{name}`.',
    cause: 'This line uses a name that the other file does not have.',
    cure: 'Correct the name, or declare it there with `export const {name} = …`.',
  },
  'load/foreign-import': {
    severity: 'error',
    message: 'A spec may not import {name}.',
    cause: 'A spec is made of the words of the language and of its own files, so that it says the same everywhere.',
    cure: 'Remove the import from {file}, and say what is meant in the words of the language.',
  },
  'load/duplicate-key': {
    severity: 'error',
    message: '`{name}` stands here twice, and the first would be lost without a word.',
    cause: 'A name may occur once between the same braces.',
    cure: 'Rename one of the two, or remove it.',
  },
  'load/declared-twice': {
    severity: 'error',
    message: '`{name}` is declared here a second time.',
    cause: 'A name stands for one thing in a file, and another line declares it too.',
    cure: 'Rename one of the two, or remove it.',
  },
  'load/assigned': {
    severity: 'error',
    message: '`{name}` is given another value.',
    cause: 'A spec says what is, so a name stands for the same thing from its declaration on.',
    cure: 'Declare the other value under a name of its own.',
  },
  'load/suspicious': {
    severity: 'warning',
    message: 'This line probably does not mean what it says: {what}',
    cause: 'It is allowed, but rarely wanted.',
    cure: 'Write it in a plainer way.',
  },
  'load/unknown-name': {
    severity: 'error',
    message: '`{name}` is not known in this file.',
    cause: 'It is neither declared here nor imported.',
    cure: 'Import it from the file that exports it; the editor offers that on the name.',
  },
  'load/throws': {
    severity: 'error',
    message: 'The spec cannot be run: {what}',
    cause: 'This line failed. Most often a name in it stands for nothing yet, since two files import each other in a circle.',
    cure: 'Look whether each name on the line is declared above it, or in a file that does not import this one.',
  },
  'load/outside': {
    severity: 'error',
    message: 'A spec may not use `{name}`: it {does}.',
    cause: 'A spec is data: it says the same on every machine, at every moment.',
    cure: 'Write the value itself. For what is known only while the product runs the language has words, such as now and setting(…).',
  },
  'load/endless': {
    severity: 'error',
    message: 'The spec does not come to an end. It was stopped here.',
    cause: 'A spec is read within a few seconds, and this line is repeated for longer.',
    cure: 'Look under which condition the repetition ends, or write out what it makes.',
  },
  'load/too-large': {
    severity: 'error',
    message: 'The spec fills the memory. It was stopped here.',
    cause: 'This line makes more than a spec may hold, or is repeated without end.',
    cure: 'Look how much the line makes, or under which condition its repetition ends.',
  },
  'load/bad-pattern': {
    severity: 'error',
    message: 'The pattern is no regular expression: {what}',
    cause: 'A text with this pattern could never be checked.',
    cure: 'Correct the pattern; a sign such as ( [ * + ? . that is meant as itself needs two backslashes before it.',
  },
  'load/subject-not-listed': {
    severity: 'error',
    message: 'What {subject} declares is not part of the app.',
    cause: 'app.ts does not name this subject, so nothing is generated from it.',
    cure: "Add '{subject}' to `subjects` in app.ts, or delete its files.",
  },
  'load/unknown-subject': {
    severity: 'error',
    message: 'There is no subject {name}.',
    cause: 'A subject is a folder, or a file, of this name beside app.ts, and there is none.',
    cure: 'Correct the name, or make the folder.',
  },
} as const satisfies Record<string, Declared>;
