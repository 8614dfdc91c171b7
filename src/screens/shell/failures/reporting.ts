// The error-reporting service, in a chunk of its own: it comes when there is something to report. Nothing runs by itself in it.
import {
  addEventProcessor,
  captureException,
  captureFeedback,
  defaultStackParser,
  type Event,
  flush,
  getClient,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { environmentName, errorTraceSampleRate } from '../../../../generated/model/constants';
import type { ShownError } from './errors.store';

/** An address without what may be secret in it: the links of mails carry tokens behind the question mark. */
export const bareAddress = (address: string): string => address.replace(/[?#].*$/s, '');

const withoutSecrets = (event: Event): Event => {
  const { urls } = event as { urls?: readonly string[] };
  const bare = urls && { urls: urls.map(bareAddress) };
  return { ...event, ...bare, request: { url: bareAddress(location.href) } };
};

/** Opens the way to the service; later calls find it open. */
export const openReporting = (dsn: string): void => {
  if (getClient()) return;
  init({
    dsn,
    environment: environmentName,
    sampleRate: errorTraceSampleRate,
    tracesSampleRate: errorTraceSampleRate,
    dataCollection: { userInfo: false },
    // where a visit may be recorded, only what led to an error leaves the page
    replaysOnErrorSampleRate: errorTraceSampleRate,
    sendClientReports: false,
    // the page's own listeners know what is unexpected: none of the service's, no trail of clicks, no counting of visits
    defaultIntegrations: false,
    integrations: [linkedErrorsIntegration()],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
  });
  addEventProcessor(withoutSecrets);
};

const patience = 2000;

/** Reports one error; answers its number at the service. */
export const report = (dsn: string, { message, stack, code, status, request_id }: ShownError): string => {
  openReporting(dsn);
  const error = Object.assign(new Error(message), { name: code ?? 'Error', stack });
  return captureException(error, { captureContext: { tags: { code, status, request_id } } });
};

export interface Story {
  /** The error's number at the service. */
  readonly about: string | undefined;
  readonly message: string;
  readonly name: string;
  readonly email: string;
}

/** Sends what somebody wrote about an error; rejects where the service did not take it. */
export const sendStory = async (dsn: string, { about, message, name, email }: Story): Promise<void> => {
  openReporting(dsn);
  const answered = new Promise<number | undefined>((resolve) => {
    getClient()?.on('afterSendEvent', (event, { statusCode }) => {
      if (event.type === 'feedback') resolve(statusCode);
    });
  });
  captureFeedback({
    message,
    ...(name && { name }),
    ...(email && { email }),
    ...(about && { associatedEventId: about }),
    url: bareAddress(location.href),
  });
  await flush(patience);
  const status = await Promise.race([answered, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
  if (status === undefined || status >= 300) throw new Error('The error-reporting service did not take the note');
};
