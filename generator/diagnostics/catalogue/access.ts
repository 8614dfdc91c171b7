// Diagnostics about people who are let in: to calls, moves and pages, and what they are told there.
import type { Declared } from '../diagnostics';

export const checkingAccess = {
  'call/refused-by-moves': {
    severity: 'error',
    message: 'The call {call} lets in people whom its moves refuse.',
    cause: 'Its guard {guard} lets in {people}, and {events} may be done by: {movers}.',
    cure: 'Choose a guard that asks all that one of these asks, or name in `by` of the move the guard of the call.',
  },
  'call/about-anybodys': {
    severity: 'error',
    message: 'The call {call} is about one {entity}, and does not ask whose it is.',
    cause: 'It is {path}, and its guard {guard} lets in {people}, whichever {entity} they name.',
    cure: 'Choose a guard that asks about the {entity}, such as one of: {guards}.',
  },
  'guard/asks-nothing': {
    severity: 'error',
    message: 'The guard {guard} asks nothing.',
    cause: 'Everybody whom {before} lets in passes it, so it keeps nobody out.',
    cure: 'Say in `requires` what else it asks, or remove it and use {before} in its place.',
  },
  'route/refused-by-calls': {
    severity: 'error',
    message: 'The page {path} lets in people whom its calls refuse.',
    cause: 'Its guard {guard} lets in {people}, and these calls ask more: {calls}.',
    cure: 'Choose a guard that asks as much, or name in `forSome` what the screen offers to some people only.',
  },
  'route/for-everybody': {
    severity: 'error',
    message: 'Everybody on the page {path} may make the call {call}.',
    cause: 'It stands in `forSome`, and whom {guard} lets in, {asked} lets in too.',
    cure: 'Move it to `uses`, or choose the guard that was meant.',
  },
  'route/wrong-mode': {
    severity: 'error',
    message: 'The page {path} is in the mode “{mode}”, which is not theirs whom it lets in.',
    cause: 'Its guard {guard} lets in {people}, and `modeGuards` of the product says which modes are theirs: {modes}.',
    cure: 'Choose one of these modes, or another guard.',
  },
  'route/mode-for-strangers': {
    severity: 'error',
    message: 'The page {path} is in the mode “{mode}”, and opened to people who can be in no mode.',
    cause: 'The mode is for {whose} ({asked}), and the guard {guard} lets in {people}.',
    cure: 'Take the mode out, or choose {asked} or a guard before it.',
  },
  'route/chrome-for-others': {
    severity: 'error',
    message: 'The page {path} shows `{part}` to people whom it is not for.',
    cause: 'It is for {whose} ({asked}), and the guard {guard} lets in {people}.',
    cure: 'Take it out, set it in `signedInChrome`, or choose a guard that asks what {asked} asks.',
  },
  'route/indexed-but-closed': {
    severity: 'error',
    message: 'Search engines are told of the page {path}, and cannot open it.',
    cause: 'Its guard {guard} lets in {people}, and a search engine is nobody.',
    cure: 'Take `indexed` out, or open the page to anyone.',
  },
  'route/idle-chrome': {
    severity: 'error',
    message: 'The page {path} always shows its `signedInChrome`.',
    cause: 'Its guard {guard} lets in {people}, and nobody who is signed out.',
    cure: 'Write it as `chrome`, or open the page to anyone.',
  },
  'error/private-data': {
    severity: 'error',
    message: 'The error {error} tells what is private: {ways}.',
    cause: 'The call {call} may answer it, and its guard {guard} lets people pass who are not signed in.',
    cure: 'Leave it out, or raise an error of its own behind a guard that knows who asks.',
  },
  'call/private-filter': {
    severity: 'error',
    message: 'The call {call} lets anyone find out what is private: {field}.',
    cause: 'Its guard {guard} lets people pass who are not signed in, and whoever narrows by {name} again and again learns the value.',
    cure: 'Take the filter out, or choose a guard that knows who asks.',
  },
  'event/private-field': {
    severity: 'error',
    message: 'The event {event} carries what is private: {ways}.',
    cause: 'Events leave the product for analytics, which others run.',
    cure: 'Leave it out, or carry something that tells less, such as whether it is there.',
  },
} as const satisfies Record<string, Declared>;
