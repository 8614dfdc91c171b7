// On a page of `npm run dev` the key F2 says where the text under the pointer is declared; a press on a place opens it in the editor.

let pointer: readonly [x: number, y: number] | undefined;
addEventListener('pointermove', ({ clientX, clientY }) => (pointer = [clientX, clientY]));

const named = ['placeholder', 'aria-label', 'alt', 'title'] as const;
/** The text that people see or hear of an element. */
const textOf = (element: Element): string => {
  const seen = element instanceof HTMLElement ? element.innerText.trim() : '';
  return seen || (named.map((name) => element.getAttribute(name)).find(Boolean) ?? '');
};

const place = /^\s+(\S+\.(?:ts|md):\d+:\d+)/;
const lineOf = (line: string): Node => {
  const [, at] = place.exec(line) ?? [];
  if (at === undefined) return document.createTextNode(`${line}\n`);
  const button = document.createElement('button');
  button.textContent = line.trim();
  button.addEventListener('click', () => void fetch(`/__open-in-editor?file=${encodeURIComponent(at)}`));
  const row = document.createElement('div');
  row.append(button);
  return row;
};

const show = (answer: string): void => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Where it is declared');
  dialog.style.cssText = 'margin: auto; max-width: 90vw; padding: 1rem; font: 0.875rem/1.5 monospace; white-space: pre-wrap;';
  dialog.append(...answer.trimEnd().split('\n').map(lineOf));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

addEventListener('keydown', (event) => {
  if (event.key !== 'F2') return;
  event.preventDefault();
  const element = pointer ? document.elementFromPoint(...pointer) : document.activeElement;
  const text = element ? textOf(element) : '';
  if (text === '') return;
  void fetch(`/__where?${new URLSearchParams({ text }).toString()}`)
    .then((answer) => answer.text())
    .then(show);
});
