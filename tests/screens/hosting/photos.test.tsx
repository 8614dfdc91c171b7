// The pictures of a property as its host brings, orders, describes and removes them: seen at once, saved one after another.
// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer, CallRequest } from '../../../generated/client/transport';
import { exampleImportedListing } from '../../../generated/examples/things';
import type { HostProperty, Photo } from '../../../generated/model/entities';
import { propertyOpened } from '../../../src/screens/hosting/own-property.store';
import { PhotosEditor } from '../../../src/screens/hosting/photos/photos-editor';
// loaded where something failed, which may take its time
import '../../../src/screens/shell/failures/describe-error';
import { isWatched, type Watch } from '../../../src/screens/shell/session/watched';
import { anOwnProperty, ownId } from '../../support/an-own-property';
import { answer, refusal } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const call = `/user/property/${ownId}`;
const photo = (name: string, alt = `View of ${name}`): Photo => ({
  photo_id: `0f1d5b0e-0000-4000-8000-00000000000${name}`,
  url: `/media/photo/${name}-960.jpg`,
  alt,
  width: 960,
  height: 640,
  widths: [480, 960],
  colour: '#336699',
});
const [one, two, three] = [photo('1'), photo('2'), photo('3')];
const idsOf = (photos: readonly Photo[]) => photos.map(({ photo_id }) => ({ photo_id }));

/** A server that keeps what it is told, and answers as the real one does. */
const aServer = (own: Partial<HostProperty>) => {
  let property = anOwnProperty({ photos: [one, two, three], ...own });
  const said = (change: Partial<HostProperty>): CallAnswer => {
    property = { ...property, ...change, version: property.version + 1 };
    return answer(200, { data: property });
  };
  return { said, now: () => property, add: (name: string) => said({ photos: [...property.photos, photo(name, '')] }) };
};

interface Plan {
  readonly own?: Partial<HostProperty>;
  readonly answers?: Readonly<Record<string, CallAnswer | (() => CallAnswer | Promise<CallAnswer>)>>;
}
const thePhotos = async ({ own = {}, answers = {} }: Plan = {}) => {
  const server = aServer(own);
  const removals = Object.fromEntries(
    [one, two, three].map(({ photo_id }) => [
      `DELETE ${call}/photo/${photo_id}`,
      () => server.said({ photos: server.now().photos.filter((it) => it.photo_id !== photo_id) }),
    ]),
  );
  const visit = await renderedScreen(PhotosEditor, `/property/${ownId}`, {
    answers: {
      [`GET ${call}`]: () => answer(200, { data: server.now() }),
      [`PATCH ${call}/photo`]: () => {
        const asked = (sent(visit.requests, 'updatePhotos') as { photos: { photo_id: string; alt?: string }[] }).photos;
        const known = [one, two, three, ...server.now().photos];
        return server.said({
          photos: asked.flatMap(({ photo_id, alt }) =>
            known
              .filter((it) => it.photo_id === photo_id)
              .slice(-1)
              .map((it) => ({ ...it, ...(alt === undefined ? {} : { alt }) })),
          ),
        });
      },
      ...removals,
      ...answers,
    },
  });
  await act(() => allSettled(propertyOpened, { scope: visit.scope, params: ownId }));
  return { ...visit, server, bring: (...files: File[]) => visit.person.upload(screen.getByLabelText('Add photos'), files) };
};
const order = () =>
  within(screen.getByRole('list', { name: 'Your photos, in order' }))
    .getAllByRole('img')
    .map((it) => it.getAttribute('alt'));
const aFile = (name: string, type = 'image/jpeg', size = 10) => new File([new Uint8Array(size)], name, { type });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
});

test('a picture is moved by the keys of its grip, and by buttons; the order is saved with the version that was seen', async () => {
  const { person, requests } = await thePhotos();
  screen.getByRole('button', { name: /^Photo 1 of 3/ }).focus();
  await person.keyboard('{End}');
  expect(order()).toEqual(['View of 2', 'View of 3', 'View of 1']);
  expect(screen.getByText('Moved to position 3 of 3.')).toBeDefined();
  await waitFor(() => expect(sent(requests, 'updatePhotos')).toEqual({ version: 3, photos: idsOf([two, three, one]) }));
  // the focus stays with the picture that was moved
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Photo 3 of 3/);
  await person.keyboard('{ArrowRight}');
  await person.click(screen.getByRole('button', { name: 'Move photo 3 earlier' }));
  expect(order()).toEqual(['View of 2', 'View of 1', 'View of 3']);
  await waitFor(() => expect(sent(requests, 'updatePhotos')).toEqual({ version: 4, photos: idsOf([two, one, three]) }));
});

test('a picture is made the cover by one press, and the cover stays what it is', async () => {
  const { person, requests } = await thePhotos();
  await person.click(screen.getByRole('button', { name: 'Make photo 1 the cover' }));
  expect(sent(requests, 'updatePhotos')).toBeUndefined();
  await person.click(screen.getByRole('button', { name: 'Make photo 3 the cover' }));
  expect(order()).toEqual(['View of 3', 'View of 1', 'View of 2']);
  await waitFor(() => expect(sent(requests, 'updatePhotos')).toEqual({ version: 3, photos: idsOf([three, one, two]) }));
});

test('a picture is dragged to the place of another, and Escape leaves it where it was', async () => {
  const { requests } = await thePhotos();
  const places = screen.getAllByRole('listitem');
  const drag = (from: number, to: number, end: () => void) => {
    document.elementFromPoint = () => places[to] ?? null;
    fireEvent.pointerDown(screen.getByRole('button', { name: new RegExp(`^Photo ${from + 1} of 3`) }), { button: 0, pointerId: 1 });
    fireEvent.pointerMove(window, { clientX: 5, clientY: 300 });
    end();
  };
  drag(2, 0, () => fireEvent.keyDown(window, { key: 'Escape' }));
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['View of 1', 'View of 2', 'View of 3']);
  drag(2, 0, () => fireEvent.pointerUp(window));
  expect(order()).toEqual(['View of 3', 'View of 1', 'View of 2']);
  await waitFor(() => expect(sent(requests, 'updatePhotos')).toEqual({ version: 3, photos: idsOf([three, one, two]) }));
});

test('changes that follow fast are seen at once and saved one after another, each with the version before it', async () => {
  const { person, requests, server } = await thePhotos();
  await person.click(screen.getByRole('button', { name: 'Move photo 1 later' }));
  await person.click(screen.getByRole('button', { name: 'Move photo 2 later' }));
  await person.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(order()).toEqual(['View of 3', 'View of 1']);
  await waitFor(() => expect(server.now().version).toBe(6));
  expect(idsOf(server.now().photos)).toEqual(idsOf([three, one]));
  const versions = requests
    .filter((it) => it.call === 'updatePhotos')
    .map(({ body }) => (JSON.parse(body as string) as HostProperty).version);
  expect(versions).toEqual([3, 4]);
});

test('words are saved when the field is left, and only those that were changed', async () => {
  const { person, requests } = await thePhotos({ own: { photos: [one, { ...two, alt: '' }] } });
  const field = screen.getAllByLabelText('What does this photo show?')[1];
  if (!field) throw new Error('no field');
  expect(screen.getByText('Describe this photo for guests who use a screen reader.')).toBeDefined();
  await person.type(field, ' The dock ');
  await person.tab();
  await waitFor(() =>
    expect(sent(requests, 'updatePhotos')).toEqual({
      version: 3,
      photos: [{ photo_id: one.photo_id }, { photo_id: two.photo_id, alt: 'The dock' }],
    }),
  );
  expect(screen.queryByText(/guests who use a screen reader/)).toBeNull();
});

test('what was removed comes back to its place', async () => {
  const { person, server, requests } = await thePhotos();
  await person.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  await person.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(order()).toEqual(['View of 3']);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(order()).toEqual(['View of 1', 'View of 2', 'View of 3']);
  await waitFor(() => expect(idsOf(server.now().photos)).toEqual(idsOf([one, two, three])));
  expect(sent(requests, 'updatePhotos')).toMatchObject({ photos: idsOf([one, two, three]) });
});

test('what the server refuses is told, what was to follow is dropped, and the pictures are those that are there', async () => {
  const { person, calls } = await thePhotos({
    own: { status: 'listed' },
    answers: { [`DELETE ${call}/photo/${one.photo_id}`]: refusal(409, 'property.listing_incomplete', { missing: ['photos'] }) },
  });
  await person.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect((await screen.findByText(/refused: property.listing_incomplete/)).getAttribute('role')).toBe('alert');
  expect(order()).toEqual(['View of 1', 'View of 2', 'View of 3']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(calls.filter((it) => it === `GET ${call}`)).toHaveLength(2);
});

/** Uploads that the test lets go on, one at a time. */
const byHand = () => {
  const open: {
    readonly watch: Watch;
    readonly body: FormData;
    readonly end: (answered: CallAnswer) => void;
    readonly stop: () => void;
  }[] = [];
  const answered = (requests: () => readonly CallRequest[]) => () =>
    new Promise<CallAnswer>((end, fail) => {
      const request = requests().findLast((it) => it.call === 'addPhoto');
      if (!request || !isWatched(request)) throw new Error('not watched');
      request.watch.signal.addEventListener('abort', () => fail(new Error('stopped')));
      open.push({ watch: request.watch, body: request.body as FormData, end, stop: () => fail(new Error('no connection')) });
    });
  return { open, answered };
};
const uploading = async (own: Partial<HostProperty> = {}) => {
  const { open, answered } = byHand();
  const requests: { now: () => readonly CallRequest[] } = { now: () => [] };
  const visit = await thePhotos({ own, answers: { [`POST ${call}/photo`]: answered(() => requests.now()) } });
  requests.now = () => visit.requests;
  return { ...visit, open };
};

test('several come at once, two at a time, each with how far it is; the rest waits', async () => {
  const { bring, open, server } = await uploading({ photos: [] });
  await bring(aFile('lake.jpg'), aFile('dock.png', 'image/png'), aFile('sauna.webp', 'image/webp'));
  await waitFor(() => expect(open).toHaveLength(2));
  expect(screen.getByText('Uploading 1 of 3…')).toBeDefined();
  expect(screen.getByText('Waiting…')).toBeDefined();
  act(() => open[0]?.watch.onSent(0.4));
  expect(screen.getByRole('progressbar', { name: 'Uploading lake.jpg' }).getAttribute('aria-valuenow')).toBe('0.4');
  act(() => open[0]?.watch.onSent(1));
  expect(screen.getByText('Processing…')).toBeDefined();
  open[0]?.end(server.add('7'));
  await waitFor(() => expect(open).toHaveLength(3));
  open[1]?.end(server.add('8'));
  open[2]?.end(server.add('9'));
  expect(await screen.findByText('3 photos added.')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('an upload is cancelled, and one that fails is tried again', async () => {
  const { bring, open, person, server } = await uploading({ photos: [] });
  await bring(aFile('lake.jpg'), aFile('dock.jpg'));
  await waitFor(() => expect(open).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Cancel upload of lake.jpg' }));
  expect(open[0]?.watch.signal.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByText('lake.jpg')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Cancel upload of dock.jpg' }));
  await bring(aFile('sauna.jpg'));
  await waitFor(() => expect(open).toHaveLength(3));
  // the line of what was stopped may still tell how far it is
  act(() => open[0]?.watch.onSent(0.9));
  expect(screen.getByRole('progressbar', { name: 'Uploading sauna.jpg' }).getAttribute('aria-valuenow')).toBe('0');
  open[2]?.stop();
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(open).toHaveLength(4));
  open[3]?.end(server.add('7'));
  expect(await screen.findByText('1 photo added.')).toBeDefined();
});

test('one that the server cannot read says so at its place', async () => {
  const { bring, open } = await uploading();
  await bring(aFile('lake.jpg'));
  await waitFor(() => expect(open).toHaveLength(1));
  open[0]?.end(refusal(422, 'property.photo_unreadable'));
  expect(await screen.findByText(/refused: property.photo_unreadable/)).toBeDefined();
});

test('files of another kind, and too large ones, are named; the others come', async () => {
  const { open } = await uploading();
  const files = [aFile('notes.pdf', 'application/pdf'), aFile('huge.jpg', 'image/jpeg', 20_000_001), aFile('lake.JPG', '')];
  const items = files.map((file) => ({ kind: 'file', getAsFile: () => file }));
  // pasted, where no field takes it
  fireEvent.paste(document.body, { clipboardData: { files, items } });
  expect(await screen.findByText('notes.pdf: Choose one of these file types: JPEG, PNG, WEBP, AVIF, HEIC, HEIF.')).toBeDefined();
  expect(screen.getByText('huge.jpg: Choose a file up to 20 MB.')).toBeDefined();
  await waitFor(() => expect(open.map(({ body }) => (body.get('photo') as File).name)).toEqual(['lake.JPG']));
});

test('no more are taken than a property may have', async () => {
  const many = Array.from({ length: 49 }, (_, at) => ({ ...one, photo_id: `p-${at}` }));
  const { bring, open } = await uploading({ photos: many });
  await bring(aFile('lake.jpg'), aFile('dock.jpg'), aFile('sauna.jpg'));
  await waitFor(() => expect(open).toHaveLength(1));
  expect(screen.getByText('You can add up to 50 photos. 2 weren’t added.')).toBeDefined();
});

test('what guests see already is described before it is sent', async () => {
  const { bring, open, person, server } = await uploading({ status: 'listed' });
  await bring(aFile('lake.jpg'));
  expect(open).toHaveLength(0);
  const field = screen.getAllByLabelText('What does this photo show?').at(-1);
  await person.click(screen.getByRole('button', { name: 'Upload' }));
  expect(open).toHaveLength(0);
  if (field) await person.type(field, 'The lake');
  await person.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(open).toHaveLength(1));
  expect(open[0]?.body.get('alt')).toBe('The lake');
  open[0]?.end(server.add('7'));
  expect(await screen.findByText('1 photo added.')).toBeDefined();
});

test('photos of the connected listing that were not taken over are offered, until there are enough', async () => {
  const imported = { ...exampleImportedListing, photos_found: 8, photos_permitted: false };
  await thePhotos({ own: { photos: [], imported } });
  expect(screen.getByText('You can import 8 photos from your existing listing.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose photos' }).getAttribute('href')).toBe(`/connect/property?property=${ownId}`);
  cleanup();
  await thePhotos({ own: { photos: [], imported: { ...imported, photos_permitted: true } } });
  expect(screen.queryByRole('link', { name: 'Choose photos' })).toBeNull();
});
