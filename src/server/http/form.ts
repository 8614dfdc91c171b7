// Multipart forms: fields and files, each within its contract's limits. A file goes to disk as it comes, and is gone with the answer.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Contract } from '../../../generated/contract/contract';
import type { Upload } from '../../../generated/contract/handlers';
import { formFieldsMax, formFilesMax, requestBytes } from '../../../generated/model/constants';
import type { FieldProblem } from '../../../generated/model/entities';
import { fieldTexts } from '../../../generated/texts/sentences/fieldTexts';
import { Refusal } from '../request/refusal';
import { readTexts } from './read-texts';
import { checkForm, refuseUnfit } from './validate';

const unfit = (path: string, problem: Omit<FieldProblem, 'path'>): Refusal =>
  new Refusal('input.invalid', { data: { fields: [{ path, ...problem }] } });

interface Limits {
  /** Of the largest file. */
  readonly fileBytes: number;
  readonly files: number;
  /** Of everything together. */
  readonly bytes: number;
}
const limitsOf = ({ files }: Contract): Limits => {
  const all = Object.values(files).map(({ maxBytes, most }) => ({ maxBytes, most: most ?? formFilesMax }));
  return {
    fileBytes: Math.max(0, ...all.map(({ maxBytes }) => maxBytes)),
    files: all.reduce((sum, { most }) => sum + most, 0),
    bytes: all.reduce((sum, { maxBytes, most }) => sum + maxBytes * most, requestBytes),
  };
};

interface FormContext {
  readonly contract: Contract;
  readonly folder: string;
  readonly fields: Record<string, unknown>;
  readonly files: Record<string, Upload[]>;
}

/** Takes a file in, as long as one more may come. */
const takeFile = async (part: MultipartFile, { contract, folder, files }: FormContext): Promise<void> => {
  const limits = contract.files[part.fieldname];
  if (!limits) throw unfit(part.fieldname, { code: 'unknown', message: fieldTexts.unknown });
  const [before, most] = [files[part.fieldname] ?? [], limits.most ?? formFilesMax];
  if (before.length >= most) throw unfit(part.fieldname, { code: 'too_many', message: fieldTexts.tooMany({ limit: most }) });
  const file = path.join(folder, randomUUID());
  await pipeline(part.file, createWriteStream(file));
  if (part.file.truncated || (await stat(file)).size > limits.maxBytes) throw new Refusal('input.too_large');
  files[part.fieldname] = [...before, { name: part.filename, type: part.mimetype, file }];
};

const takeParts = async (request: FastifyRequest, it: FormContext): Promise<void> => {
  const { fileBytes, files, bytes } = limitsOf(it.contract);
  if (Number(request.headers['content-length'] ?? 0) > bytes) throw new Refusal('input.too_large');
  let typed = 0;
  // one more than may come, so that who sends it is told of it
  const limits = { fileSize: fileBytes + 1, files: files + 1, fields: formFieldsMax, fieldSize: requestBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') await takeFile(part, it);
    else {
      const { fieldname: name, value } = part;
      typed += String(value).length;
      if (typed > requestBytes) throw new Refusal('input.too_large');
      it.fields[name] = name in it.fields ? [it.fields[name], value].flat() : value;
    }
  }
};

const read = async (request: FastifyRequest, it: FormContext): Promise<Record<string, unknown>> => {
  try {
    await takeParts(request, it);
  } catch (error) {
    // the rest of what was refused is let go by
    request.raw.unpipe().resume();
    // the reader of forms gives no code to what is cut off or without a boundary; the disk gives one to each of its failures
    throw error instanceof Refusal || (error instanceof Error && 'code' in error) ? error : new Refusal('input.malformed');
  }
  const { contract, fields, files } = it;
  const { body = {} } = contract.schema;
  readTexts(fields, body);
  refuseUnfit(checkForm(body, fields));
  const single = Object.entries(files).map(([name, uploads]) => [name, contract.files[name]?.most === 1 ? uploads[0] : uploads]);
  const input = { ...fields, ...Object.fromEntries(single) };
  refuseWithoutFiles(contract, input);
  return input;
};

/** Refuses what came without a file that the call cannot do without. */
export const refuseWithoutFiles = ({ files }: Contract, input: object): void => {
  for (const [name, { optional }] of Object.entries(files))
    if (!optional && !Object.hasOwn(input, name)) throw unfit(name, { code: 'missing', message: fieldTexts.missing });
};

/**
 * Reads a multipart form and hands it on as the input of a call; its files are there as long as that takes.
 *
 * @throws Refusal when a file is too large or one too many, or a field does not fit.
 */
export const withForm = async <T>(request: FastifyRequest, contract: Contract, use: (input: unknown) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'form-'));
  try {
    return await use(await read(request, { contract, folder, fields: {}, files: {} }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
