// `docs/`: the atlas, the whole spec in plain English with pictures.
import type { Model } from '../model/model';
import type { Files } from '../print/structure';
import type { Emitter } from './emitter';
import { accessPage } from './docs/access';
import { Atlas } from './docs/atlas';
import { contentsPage } from './docs/contents';
import { errorsPage } from './docs/errors';
import { jobsPage } from './docs/jobs';
import { livesPage } from './docs/lives';
import { numbersPage } from './docs/numbers';
import { eventsPage, menusPage, textsPage } from './docs/shell';
import { subjectPages } from './docs/subjects';
import { thingsPage } from './docs/things';
import { waysPage } from './docs/ways';

type Page = (atlas: Atlas) => readonly [path: string, text: string];
const pages: Readonly<Record<string, Page>> = {
  lives: livesPage,
  access: accessPage,
  errors: errorsPage,
  ways: waysPage,
  things: thingsPage,
  numbers: numbersPage,
  menus: menusPage,
  texts: textsPage,
  events: eventsPage,
  jobs: jobsPage,
};

const inDocs = ([path, text]: readonly [path: string, text: string]): Files => new Map([[`docs/${path}`, text]]);

/** The pages of `docs/`, each made by itself, since each reads other parts of the model. */
export const docsEmitters: Readonly<Record<string, Emitter>> = {
  'docs/contents': (model, { hash }) => inDocs(contentsPage(new Atlas(model), hash)),
  'docs/subjects': subjectPages,
  ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [`docs/${name}`, (model: Model) => inDocs(page(new Atlas(model)))])),
};
