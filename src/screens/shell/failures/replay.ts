// The recording of a visit, in a chunk of its own: it comes only where the person allowed it, and an error service is there.
import { getClient, replayIntegration } from '@sentry/browser';
import { openReporting } from './reporting';

/** Begins to record; every text and picture is masked before it leaves the page. */
export const startReplay = (dsn: string): void => {
  openReporting(dsn);
  // the links of mails carry tokens in their address, which a recording would repeat
  if (/[?&]token=/.test(location.search)) return;
  const client = getClient();
  if (!client || client.getIntegrationByName('Replay')) return;
  // packing would need a worker made of text, which the policy of the pages refuses
  client.addIntegration(
    replayIntegration({ stickySession: false, maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
  );
};

/** Ends it: the person takes the permission back. */
export const stopReplay = async (): Promise<void> => {
  await getClient()?.getIntegrationByName<ReturnType<typeof replayIntegration>>('Replay')?.stop();
};
