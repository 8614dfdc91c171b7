// Where people can go: the pages with what surrounds them, typed paths, menus and the ways onward.
import type { Model } from '../model/model';
import { finished } from '../print/generated-file';
import type { Files } from '../print/structures';
import { headsFile } from './routes/heads';
import { navigationFile } from './routes/navigation';
import { pathsFile } from './routes/paths';
import { queryFiles } from './routes/queries';
import { routesFile } from './routes/table';

/** `routes/`: the pages, the words in their heads, how to write a link to one and read its query, and the menus. */
export const emitRoutes = (model: Model): Files => {
  return finished([routesFile(model), headsFile(model), pathsFile(model), ...queryFiles(model), navigationFile(model)]);
};
