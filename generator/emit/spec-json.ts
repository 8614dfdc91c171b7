// The canonical model as JSON, for every tool that asks what the app is.
import { declarationsText } from '../print/layout';
import type { EmitAll } from './emitter';

/** `spec.json`: the whole model with its hash, a declaration a block so that git shows what changed. */
export const emitSpecJson: EmitAll = {
  all: (model, { hash }) => new Map([['spec.json', declarationsText({ hash, ...model })]]),
};
