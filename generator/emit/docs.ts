// `docs/`: the atlas, the whole spec in plain English with pictures.
import type { Model } from '../model/model';
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

/** The pages of `docs/`. */
export const emitDocs = (model: Model, about: { readonly hash: string }): Map<string, string> => {
  const atlas = new Atlas(model);
  const pages = [
    contentsPage(atlas, about.hash),
    ...subjectPages(atlas),
    livesPage(atlas),
    accessPage(atlas),
    errorsPage(atlas),
    waysPage(atlas),
    thingsPage(atlas),
    numbersPage(atlas),
    menusPage(atlas),
    textsPage(atlas),
    eventsPage(atlas),
    jobsPage(atlas),
  ];
  return new Map(pages.map(([path, text]) => [`docs/${path}`, text]));
};
