// Renders a document on the server: React writes the page into a stream that knows its head, its styles and its end.
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Page, PageRequest } from '../page-renderer';
import type { Head } from '../shell/navigation/head';
import { bodyStart, documentEnd, documentStart, type PageFiles } from './document';
import { PageStream } from './page-stream';
import { type StyleCache, styleReader } from './own-styles';

export interface RenderContext {
  readonly tree: ReactNode;
  /** The one that the tree writes its styles into. */
  readonly cache: StyleCache;
  readonly head: Head;
  readonly files: PageFiles;
  /** The dehydrated state, asked for when the page has been rendered. */
  readonly dehydrated: () => unknown;
}

const streamOf = ({ cache, head, files, dehydrated }: RenderContext, nonce: string) =>
  new PageStream({
    before: documentStart(head, files, nonce),
    between: bodyStart,
    after: documentEnd(dehydrated()),
    freshStyles: styleReader(cache, nonce),
  });

/** Resolves when all but what is still awaited inside the page has been rendered; rejects where that fails. */
export const renderDocument = (rendering: RenderContext, { nonce, report }: Pick<PageRequest, 'nonce' | 'report'>): Promise<Page> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(rendering.tree, {
      nonce,
      // a finished part that is large would come hidden, and be moved to its place by a script: without scripts, never
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        const stream = streamOf(rendering, nonce);
        pipe(stream);
        resolve({
          status: rendering.head.status,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          pipe: (destination) => {
            destination.once('close', () => !stream.readableEnded && abort());
            stream.pipe(destination);
          },
        });
      },
      onShellError: reject,
      onError: (error) => report?.(error),
    });
  });
