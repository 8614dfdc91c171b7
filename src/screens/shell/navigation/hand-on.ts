// A link that one person hands on to another.

/** The device's own way to share; where it has none, the link is copied. Tells whether it was copied; fails where the person closed the window, or nothing may be copied. */
export const handOn = async (link: { readonly title: string; readonly url: string }): Promise<boolean> => {
  if (typeof navigator.share === 'function') {
    await navigator.share(link);
    return false;
  }
  await navigator.clipboard.writeText(link.url);
  return true;
};
