// Tables of the running server, so that several processes on one database act as one.
import { decision } from 'spec-to-app/declaration';
import { id, instant, integer, nullable, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';

export const storedThrottles = stored('throttles', {
  source: decision('section 0: counted in the database, so that every process counts alike'),
  says: 'How often something was done lately',
  columns: { key: text(), times: integer(), since: instant(), until: instant() },
  key: ['key'],
});

export const storedRepeatedCalls = stored('repeated_calls', {
  source: decision('section 2: write actions take an Idempotency-Key'),
  says: 'What was answered to calls that may be sent twice',
  columns: {
    key: text({ says: 'A hash of the caller, and one of the call and its key' }),
    request_hash: text(),
    answer: { type: 'jsonb', nullable: true },
    status: nullable(integer()),
    created_at: instant(),
  },
  key: ['key'],
});

export const storedSecrets = stored('secrets', {
  source: decision('made by the process that needs one first, never configured, never shown'),
  says: 'Random values that every server process of one installation knows, and nobody else',
  columns: { name: text(), value: text(), created_at: instant() },
  key: ['name'],
});

export const storedTimers = stored('timers', {
  source: decision('section 2: what is due at a moment is done, whatever process runs then'),
  says: 'What is done at a moment, by the name of its job; the key tells what for, each once',
  columns: { timer_id: id(), key: text(), job: text(), facts: { type: 'jsonb' }, due_at: instant() },
  key: ['timer_id'],
  unique: [['key']],
});

export const storedJobs = stored('jobs', {
  source: decision('section 2: a mail or job waits in the transaction that causes it, and is tried until it is done'),
  says: 'What is to be sent or done, by its name; those without an attempt left were given up',
  columns: {
    job_id: id(),
    kind: text({ says: 'A mail or a job' }),
    name: text(),
    facts: { type: 'jsonb' },
    caused_at: instant(),
    due_at: instant({ says: 'Before it nobody tries' }),
    attempts_left: integer(),
    taken_until: nullable(instant({ says: 'As long a process is at it; later it must have died' })),
    failure: nullable(text({ says: 'What kind of error the last attempt ended with' })),
    lost_times: { shape: integer({ min: 0, says: 'How often a process ended while it was at it' }), default: 0 },
  },
  key: ['job_id'],
});
