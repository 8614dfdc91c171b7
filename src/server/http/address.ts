// The address of a request as the router is to read it.

const isEncoded = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Letters that are badly escaped stand for themselves: such an address leads nowhere, and is answered like every other that does. @example
 * readableAddress('/%') // '/%25'
 */
export const readableAddress = (url = '/'): string => {
  const [path = ''] = url.split('?', 1);
  const encoded = isEncoded(path) ? path : path.replaceAll('%', '%25');
  // a currency without a code is an unknown one, not a checkout of that name
  return encoded.replace(/(\/checkout\/currencies)\/?$/, '$1/none') + url.slice(path.length);
};
