// The canonical model as JSON, for every tool that asks what the app is.
import type { Model } from '../model/model';
import { declarationsText } from '../print/layout';
import type { Files } from '../print/structure';
import type { About } from './emitter';

/** `spec.json`: the whole model with its hash, a declaration a block so that git shows what changed. */
export const emitSpecJson = (model: Model, { hash }: About): Files => {
  const parts = Object.entries({ hash, ...model }).map(([name, of]) => declarationsText(name, of));
  return new Map([['spec.json', `{\n${parts.join(',\n')}\n}\n`]]);
};
