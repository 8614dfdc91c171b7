// Diagnostics about declarations that cannot be understood: options, references, names, shapes, long texts.
import type { Declared } from '../diagnostics';

export const reading = {
  'option/unknown': {
    severity: 'error',
    message: '{word} knows no option `{option}`.',
    cause: 'The language has no such word here, so what it says would be lost.',
    cure: 'Options here are: {options}.',
  },
  'changelog/no-order': {
    severity: 'error',
    message: 'This heading is no version that is newer than the one below it.',
    cause: 'The newest version of the API stands first, and clients compare versions by their numbers.',
    cure: 'Write it as in ## 2.1.0 · 2027-02-12, or let `npm run generate -- release` write it.',
  },
  'option/missing': {
    severity: 'error',
    message: '{word} needs `{option}`.',
    cause: 'The option is left out, and nothing can stand in for it.',
    cure: 'Add `{option}`: {wanted}.',
  },
  'option/wrong-kind': {
    severity: 'error',
    message: '`{option}` has to be {wanted}.',
    cause: 'What stands there is {given}.',
    cure: 'Replace it with {wanted}.',
  },
  'list/twice': {
    severity: 'error',
    message: '{what} stands twice in `{option}`.',
    cause: 'The second says nothing that the first does not say; another one was probably meant.',
    cure: 'Remove it, or put there what was meant.',
  },
  'reference/undefined': {
    severity: 'error',
    message: '`{there}` names nothing.',
    cause: 'The name is misspelt, or two files import each other in a circle, so that `{option}` is left with nothing.',
    cure: 'Correct the name, or move what both files need into a file that imports neither.',
  },
  'reference/not-exported': {
    severity: 'error',
    message: '`{option}` names {thing}, which is not part of the app.',
    cause: 'It is not exported under a name, or app.ts does not list its file, so nothing can be called after it.',
    cure: 'Declare it with `export const`, in a file that app.ts lists in `subjects`.',
  },
  'reference/unknown-name': {
    severity: 'error',
    message: '“{name}” is no {what}.',
    cause: 'It is handed on as it stands, and whoever reads it knows no such thing.',
    cure: 'Write it as it is known. {wanted}.',
  },
  'id/duplicate': {
    severity: 'error',
    message: 'Two declarations are called {id}.',
    cause: 'There is a {first} and a {second} of this name, and everything that is generated is found by its name.',
    cure: 'Rename one of them; the editor renames every use.',
  },
  'id/two-names': {
    severity: 'error',
    message: '{id} and {other} are one and the same declaration.',
    cause: 'A declaration is known by the one name under which it is exported.',
    cure: 'Keep one of the two names.',
  },
  'id/no-name': {
    severity: 'error',
    message: 'A {word} is exported without a name.',
    cause: '`export default` gives it none, and a declaration is known by its name.',
    cure: 'Write `export const aName = …` instead.',
  },
  'shape/unreadable': {
    severity: 'error',
    message: 'This shape cannot be used in a spec: {what}.',
    cause: 'Only what JSON, forms and the database can all carry has a word.',
    cure: 'Use a word of the language, such as text, integer, instant, list or like.',
  },
  'guard/missing': {
    severity: 'error',
    message: 'The {word} {id} does not say who may pass.',
    cause: 'Every call and every route names its guard, so that nothing stands open by mistake.',
    cure: 'Add `guard`: a guard of the app, or `anyone` where everybody may.',
  },
  'menu/no-route': {
    severity: 'error',
    message: 'The item leads nowhere: its target is no page of the app.',
    cause: '`to` names {given}, which app.ts does not know.',
    cure: 'Name a route or destination that is exported by a file listed in app.ts.',
  },
  'menu/item-way': {
    severity: 'error',
    message: 'The item {label} has {count} ways onward.',
    cause: 'An item leads to one place or does one thing: `to`, `outside` or `does`.',
    cure: 'Keep exactly one of the three.',
  },
  'page/missing-file': {
    severity: 'error',
    message: 'There is no text {file}.',
    cause: 'The path starts from the spec folder, and no file lies there.',
    cure: 'Correct the path, or write the file.',
  },
  'page/outside': {
    severity: 'error',
    message: '{file} is no long text of the spec.',
    cause: 'A long text is a Markdown file inside the spec folder; what lies elsewhere is not for people to read.',
    cure: 'Put the text beside its subject, as pages/….md, and name it by its path from the spec folder.',
  },
  'page/unknown-markup': {
    severity: 'error',
    message: 'A long text may not hold {what}.',
    cause: 'Long texts are made of headings, paragraphs, lists, quotes, rules, links, bold, italic and code.',
    cure: 'Say it with one of these.',
  },
} as const satisfies Record<string, Declared>;
