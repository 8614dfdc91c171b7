// Pictures that people send in, drawn beside the server.
import { UnreadAddress } from '../outside/public-reader';
import type { DocumentKind } from '../outside/reader/document';
import { readBeside } from '../outside/reader/read-beside';
import { refuse } from './refusal';

const retrySeconds = 60;

/**
 * The picture in a file as its kind is drawn; nothing where it is no such picture, or takes more than one gets.
 *
 * @throws Refusal `app.unavailable` where too many wait to be drawn.
 */
export const drawnPicture = async <Drawn>(
  kind: DocumentKind<string, Drawn | undefined>,
  file: string,
  options: Parameters<typeof readBeside>[2],
): Promise<Drawn | undefined> => {
  try {
    return await readBeside(kind, file, options);
  } catch (error) {
    if (!(error instanceof UnreadAddress)) throw error;
    return error.why === 'too_heavy' ? undefined : refuse('app.unavailable', { data: { retry_after: retrySeconds } });
  }
};
