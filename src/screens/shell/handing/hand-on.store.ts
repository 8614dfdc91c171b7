// A link that one person hands on to another: by the device's own way, else copied, else shown to be copied by hand.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { toastShown } from '../chrome/toasts.store';
import { pageChanged } from '../navigation/visit';

export interface HandedLink extends Pick<ShareData, 'title' | 'text'> {
  readonly url: string;
  /** Said once it is copied. */
  readonly copied: string;
}

/** The device may share it; where it cannot, the link is copied. */
export const linkHanded = createEvent<HandedLink>();
export const linkCopied = createEvent<Pick<HandedLink, 'url' | 'copied'>>();
export const linkClosed = createEvent();
/** The link that nothing could share or copy. */
export const $toCopy = createStore<string | null>(null, { serialize: 'ignore' });

export const canShare = (): boolean => typeof navigator.share === 'function';
const shareFx = createEffect(async ({ title, text, url }: HandedLink) =>
  navigator.share({ url, ...(title && { title }), ...(text && { text }) }),
);
// not every browser, and not every page, may write there
const copyFx = createEffect(async ({ url }: Pick<HandedLink, 'url' | 'copied'>) => navigator.clipboard.writeText(url));

// a person who closes the device's window has changed their mind
const isClosed = (error: Error): boolean => error.name === 'AbortError';
sample({ clock: linkHanded, filter: canShare, target: shareFx });
sample({ clock: linkHanded.filter({ fn: () => !canShare() }), target: copyFx });
sample({ clock: shareFx.fail.filterMap(({ params, error }) => (isClosed(error) ? undefined : params)), target: copyFx });
sample({ clock: linkCopied, target: copyFx });
sample({ clock: copyFx.done, fn: ({ params }) => params.copied, target: toastShown });
sample({ clock: copyFx.fail, fn: ({ params }) => params.url, target: $toCopy });
sample({ clock: [linkClosed, pageChanged], fn: () => null, target: $toCopy });
