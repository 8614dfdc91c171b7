// Hands a file to the person, as a browser saves what it has downloaded.

export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // the browser has taken it by the next turn of its loop
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
