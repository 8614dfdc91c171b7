// `docs/`: the atlas, the whole spec in plain English with pictures.
import type { Model } from '../model/model';
import type { Files } from '../print/structures';
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
const pages: readonly Page[] = [
  livesPage,
  accessPage,
  errorsPage,
  waysPage,
  thingsPage,
  numbersPage,
  menusPage,
  textsPage,
  eventsPage,
  jobsPage,
];

const link = /\]\(([^)#]*)#([^)]+)\)/g;
const mark = /<a id="([^"]+)"><\/a>/g;
/** The pages without the marks that no link leads to. */
const withoutUnread = (all: readonly (readonly [path: string, text: string])[]): Files => {
  const read = new Set(all.flatMap(([path, text]) => [...text.matchAll(link)].map(([, to = '', id = '']) => `${to || path}#${id}`)));
  return new Map(
    all.map(([path, text]) => [`docs/${path}`, text.replaceAll(mark, (whole, id: string) => (read.has(`${path}#${id}`) ? whole : ''))]),
  );
};

/** `docs/`: contents, a page for each subject, and one for each thing that concerns all. */
export const emitDocs = (model: Model): Files => {
  const atlas = new Atlas(model);
  return withoutUnread([contentsPage(atlas), ...subjectPages(atlas), ...pages.map((page) => page(atlas))]);
};
