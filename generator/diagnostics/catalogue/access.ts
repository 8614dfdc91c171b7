// Diagnostics about people who are let in: to calls, moves and pages, and what they are told there.
import type { Declared } from '../diagnostics';

export const checkingAccess = {
  'call/refused-by-moves': {
    severity: 'error',
    message: 'The call {call} lets in people whom its moves refuse.',
    cause: 'Its guard {guard} lets in {people}, and {events} may be done by: {movers}.',
    cure: 'Choose a guard that asks all that one of these asks, or name in `by` of the move the guard of the call.',
  },
  'guard/asks-nothing': {
    severity: 'error',
    message: 'The guard {guard} asks nothing.',
    cause: 'Everybody whom {before} lets in passes it, so it keeps nobody out.',
    cure: 'Say in `requires` what else it asks, or remove it and use {before} in its place.',
  },
} as const satisfies Record<string, Declared>;
