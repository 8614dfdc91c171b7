// Where people can go: the pages with what surrounds them, typed paths, menus and the ways onward.
import type { Model } from '../model/model';
import { headsModule } from './routes/heads';
import { navigationModule } from './routes/navigation';
import { pathsModule } from './routes/paths';
import { queriesModule } from './routes/queries';
import { routesModule } from './routes/table';

/** `routes/`: the pages, the words in their heads, how to write a link to one and read its query, and the menus. */
export const emitRoutes = (model: Model): Map<string, string> => {
  const modules = [routesModule(model), headsModule(model), pathsModule(model), queriesModule(model), navigationModule(model)];
  return new Map(modules.map((module) => [module.path, module.toString()]));
};
