// A refusal of an address stands beside it, with what can be done.
import type { Problem } from '../../shell/failures/problem';

export const besideLink = (problem: Problem | null): Problem | null =>
  problem?.shown === 'field' && problem.fields.length === 0
    ? { ...problem, fields: [{ field: 'listing_url', message: [problem.message, problem.cure].filter(Boolean).join(' ') }] }
    : problem;
