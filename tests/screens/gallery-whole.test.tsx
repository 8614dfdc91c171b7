// @vitest-environment happy-dom
// The gallery shows every piece of the look: a new one that is not in it fails here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signUpForm } from '../../generated/forms/signUpForm';
import { Gallery } from '../../src/screens/gallery/gallery';
import { rendered } from '../support/rendered';

const folder = join(import.meta.dirname, '..', '..', 'src', 'ui');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

const isComponent = ([name, value]: readonly [string, unknown]) =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

/** React's record of each rendered element. */
interface Fiber {
  readonly type: unknown;
  readonly elementType: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}
const rootOf = (container: Element): Fiber => {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  return (container as unknown as Record<string, { readonly stateNode: { readonly current: Fiber } }>)[key]?.stateNode.current as Fiber;
};
const drawnIn = (container: Element): ReadonlySet<unknown> => {
  const seen = new Set<unknown>();
  const left: Fiber[] = [rootOf(container)];
  for (let fiber = left.pop(); fiber; fiber = left.pop()) {
    seen.add(fiber.type).add(fiber.elementType);
    if (fiber.child) left.push(fiber.child);
    if (fiber.sibling) left.push(fiber.sibling);
  }
  return seen;
};

/** Parts that appear only after a press, or not at all, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'photos/file-preview.tsx: FilePreview': 'needs a file that a person has chosen',
  'picture-crop.tsx: PictureCrop': 'needs a picture that only a real browser draws: gallery.test.ts brings one',
  'form/chosen-widgets.tsx: PhotosWidget': 'no form of the spec asks for several files',
  'form/part-templates.tsx: ArrayFieldTemplate': 'no form of the spec has a list of groups',
  'form/part-templates.tsx: ArrayFieldItemTemplate': 'no form of the spec has a list of groups',
  'form/typed-widgets.tsx: HiddenWidget': 'draws nothing',
};

test('every component that src/ui exports stands in the gallery', async () => {
  const { container, person } = rendered(<Gallery />);
  await person.click(screen.getByRole('button', { name: 'Show a note' }));
  await person.click(screen.getByRole('button', { name: signUpForm.submit }));
  const shown = drawnIn(container);
  const missing: string[] = [];
  for (const path of files) {
    const pieces = Object.entries((await import(join(folder, path))) as Record<string, unknown>);
    for (const piece of pieces.filter(isComponent)) if (!shown.has(piece[1])) missing.push(`${path}: ${piece[0]}`);
  }
  expect(missing.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
