// The canonical model as JSON, for every tool that asks what the app is.
import { declarationsText } from '../print/layout';
import type { EmitParts } from './emitter';

/** `spec.json`: the whole model with its hash, a declaration a block so that git shows what changed. */
export const emitSpecJson: EmitParts = {
  path: 'spec.json',
  part: declarationsText,
  around: (hash) => [`{\n${declarationsText('hash', hash)},\n`, '\n}\n'],
  between: ',\n',
};
