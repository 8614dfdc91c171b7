// Tells the error-reporting service of defects of the server: what broke and where, and nothing of who asked for what.
import { randomUUID } from 'node:crypto';
import type { LoggerOptions } from 'pino';
import { environmentName } from '../../../generated/model/constants';

interface Defect {
  readonly error: Error;
  /** Its message, without personal data. */
  readonly says: string | undefined;
  readonly requestId: string | undefined;
}

const placeOf = (dsn: string): string => {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, before = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${before}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`;
};

const framesOf = (stack: string | undefined): object[] =>
  [...(stack ?? '').matchAll(/^\s+at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/gm)]
    .map(([, name, file, line, column]) => ({ function: name ?? '?', filename: file, lineno: Number(line), colno: Number(column) }))
    // the service wants the innermost last
    .toReversed();

const envelopeOf = ({ error, says, requestId }: Defect): string => {
  const event_id = randomUUID().replaceAll('-', '');
  const event = {
    event_id,
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment: environmentName,
    tags: { side: 'server', ...(requestId && { request_id: requestId }) },
    exception: { values: [{ type: error.name, value: says, stacktrace: { frames: framesOf(error.stack) } }] },
  };
  return [{ event_id }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
};

const patience = 5000;

/** Sends without waiting and without ever failing: the log has it whole. */
const send = (place: string, defect: Defect): void => {
  fetch(place, { method: 'POST', body: envelopeOf(defect), signal: AbortSignal.timeout(patience) }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  );
};

const errorLevel = 50;
/** A logged error is a defect: the service, where there is one, receives each. `clean` takes out personal data. */
export const tellingDefects = (
  dsn: string | undefined,
  clean: (text: string | undefined) => string | undefined,
): NonNullable<LoggerOptions['hooks']> => {
  if (dsn === undefined) return {};
  const place = placeOf(dsn);
  return {
    logMethod(args, method, level) {
      const [facts] = args as readonly unknown[];
      const error = typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : undefined;
      const { reqId } = this.bindings();
      if (level >= errorLevel && error instanceof Error)
        send(place, { error, says: clean(error.message), requestId: typeof reqId === 'string' ? reqId : undefined });
      method.apply(this, args);
    },
  };
};
