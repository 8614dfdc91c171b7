// Hands a file to the person, as a browser saves what it has downloaded.

export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // the browser has taken it by the next turn of its loop
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

/** The same of a file that came in base64. */
export const saveEncoded = (name: string, type: string, content: string): void => {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  saveFile(name, new Blob([bytes], { type }));
};
