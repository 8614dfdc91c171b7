// Diagnostics about paths, their parameters, guards, calls and links.
import type { Declared } from '../diagnostics';

export const checkingPaths = {
  'path/malformed': {
    severity: 'error',
    message: 'The path {path} cannot be used: {what}.',
    cause: 'A call writes its parameters in braces, a route writes them as :name, and only the last may be optional.',
    cure: 'Write each part between slashes as a plain word or as one parameter.',
  },
  'path/duplicate-parameter': {
    severity: 'error',
    message: 'The path {path} names {name} twice.',
    cause: 'One request cannot carry two values under one name.',
    cure: 'Give one of them another name, and its shape in `params`.',
  },
  'path/unknown-parameter': {
    severity: 'error',
    message: 'The path {path} has no parameter {name}.',
    cause: '`params` says what {name} looks like, but no request carries it.',
    cure: 'Remove it from `params`, or add it to the path.',
  },
  'path/unshaped-parameter': {
    severity: 'error',
    message: 'Nothing says what {name} in the path {path} looks like.',
    cause: 'A parameter that is called like the key of an entity takes its shape; {name} is the key of none.',
    cure: 'Add its shape to `params`, or name it as the key of the entity that it means.',
  },
  'path/ambiguous-parameter': {
    severity: 'error',
    message: 'The parameter {name} in the path {path} could mean several entities.',
    cause: 'It is the key of {entities}.',
    cure: 'Say which in `params`, with belongsTo.',
  },
  'route/duplicate-path': {
    severity: 'error',
    message: 'Two pages have the path {path}.',
    cause: 'The route {other} has it too, so one of the two pages could never be seen.',
    cure: 'Give one of them another path, or remove it.',
  },
  'route/indistinct-path': {
    severity: 'error',
    message: 'No address tells the paths {path} and {otherPath} apart.',
    cause: 'Whatever leads to this page also fits the route {other}.',
    cure: 'Put a fixed word into one of the paths.',
  },
  'call/duplicate-path': {
    severity: 'error',
    message: 'Two calls are {path}.',
    cause: 'The call {other} has the same method and path, so one of the two could never be made.',
    cure: 'Give one of them another method or path, or remove it.',
  },
  'call/indistinct-path': {
    severity: 'error',
    message: 'No request tells {path} and {otherPath} apart.',
    cause: 'Whatever fits this call also fits the call {other}.',
    cure: 'Put a fixed word into one of the paths.',
  },
  'call/argument-clash': {
    severity: 'error',
    message: 'The call {call} takes two values called {name}.',
    cause: 'It stands in its {first} and in its {second}, and the caller gives all of them side by side.',
    cure: 'Rename one of the two.',
  },
  'call/unused': {
    severity: 'warning',
    message: 'No page uses the call {call}.',
    cause: 'Neither a route nor a form of a route names it.',
    cure: 'Add it to `uses` of the route whose screen makes it, or remove it.',
  },
  'call/private-answer': {
    severity: 'error',
    message: 'The call {call} tells anyone what is private: {ways}.',
    cause: 'Its guard {guard} lets people pass who are not signed in, and this is marked `private`: {fields}.',
    cure: 'Answer with a shape that leaves it out, or choose a guard that knows who asks.',
  },
  'call/file-without-multipart': {
    severity: 'error',
    message: 'The call {call} takes a file, which JSON cannot carry.',
    cause: '{field} is a file, and the call is not marked `multipart`.',
    cure: 'Add `multipart: true`.',
  },
  'call/nested-query': {
    severity: 'error',
    message: 'An address cannot carry {name}.',
    cause: 'What stands after the question mark of an address is flat: texts, numbers, yes or no, and lists of them.',
    cure: 'Take it apart into flat fields, or send it as `input`.',
  },
  'call/bad-throttle': {
    severity: 'error',
    message: 'The call {call} could never be made.',
    cause: 'Its throttle lets it pass {times} times.',
    cure: 'Allow at least one, in a whole number.',
  },
  'guard/unresolved-entity': {
    severity: 'error',
    message: 'The guard {guard} has no {entity} to look at here.',
    cause: 'It looks at the {entity} named in the path, and {path} has no {key}.',
    cure: 'Add the parameter {key} to the path, say in `params` which parameter means it with belongsTo, or choose another guard.',
  },
  'guard/no-redirect': {
    severity: 'warning',
    message: 'Whom the guard {guard} refuses is led nowhere.',
    cause: 'The page {path} asks it, and no redirect answers its refusal, so the browser would have nothing to show.',
    cure: 'Add a redirect with `refused: {guard}` that leads to a page which such a visitor may open.',
  },
  'guard/cycle': {
    severity: 'error',
    message: 'The guards {guards} wait for one another.',
    cause: 'Each is asked after the next, so none could be asked first.',
    cure: 'Remove one of them from `after`.',
  },
  'way/unknown-query': {
    severity: 'error',
    message: 'No page that it leads to reads the query parameter {carries}.',
    cause: '`carries` hands on where the person was going, and {path} has no such parameter in its `query`.',
    cure: 'Name one of its parameters, or add {carries} to the `query` of the page. It has: {names}.',
  },
  'way/needs-parameter': {
    severity: 'error',
    message: 'Nothing says which {parameter} to go to.',
    cause: 'It leads to {path}, and that address needs {parameter}.',
    cure: 'Lead to a page without required parameters, or make the parameter optional with a question mark.',
  },
  'redirect/duplicate': {
    severity: 'error',
    message: 'Whom the guard {guard} refuses is led two ways.',
    cause: 'The redirect {other} answers the same refusal, and only one of them can be followed.',
    cure: 'Keep one of the two.',
  },
  'redirect/loop': {
    severity: 'error',
    message: 'A visitor can be led in a circle: {way}.',
    cause: 'The last page leads back to the first for the same person, so the browser would never arrive.',
    cure: 'Lead one of the refusals to a page that this person may open.',
  },
  'page/no-route': {
    severity: 'error',
    message: 'The link {href} leads to no page.',
    cause: 'No route of the app has this path.',
    cure: 'Correct the link; inside the app it begins with a slash and is written as the route is.',
  },
  'link/not-allowed': {
    severity: 'error',
    message: 'The link {href} is no address that people may be led to.',
    cause:
      'Links lead to a page of the app, or to a whole address that begins with http, https, mailto or tel; others can run code or open programs.',
    cure: 'Write such an address, or a path of the app that begins with a slash.',
  },
  'page/no-anchor': {
    severity: 'error',
    message: 'The link {href} leads to no heading.',
    cause: '{file} has no heading with the address #{anchor}.',
    cure: 'Headings there have the addresses: {anchors}.',
  },
  'page/duplicate-anchor': {
    severity: 'error',
    message: 'Two headings have the address #{anchor}.',
    cause: 'An address is made from the words of its heading, and these say the same.',
    cure: 'Word one of the headings differently.',
  },
} as const satisfies Record<string, Declared>;
