// The canonical model as JSON, for every tool that asks what the app is.
import type { Model } from '../model/model';
import { jsonLines } from '../print/json';
import type { Files } from '../print/structures';
import type { About } from './emitter';

/** `spec.json`: the whole model with its hash, a declaration a block so that git shows what changed. */
export const emitSpecJson = (model: Model, { hash }: About): Files => new Map([['spec.json', `${jsonLines({ hash, ...model }, 4)}\n`]]);
