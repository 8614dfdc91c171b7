// Multipart forms: fields and files, each within its contract's limits.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Contract } from '../../../generated/contract/contract';
import type { Upload } from '../../../generated/contract/handlers';
import { Refusal } from '../refusal';
import { legible } from './legible';
import { checkForm, refuseUnfit } from './validate';

const uploadOf = async (part: MultipartFile, contract: Contract): Promise<Upload> => {
  const limits = contract.files[part.fieldname];
  if (!limits)
    throw new Refusal('input.invalid', {
      data: { fields: [{ path: part.fieldname, code: 'unknown', message: 'There is no such field.' }] },
    });
  const bytes = await part.toBuffer();
  if (bytes.length > limits.maxBytes) throw new Refusal('input.too_large');
  return { name: part.filename, type: part.mimetype, bytes };
};

interface Form {
  readonly fields: Record<string, unknown>;
  readonly files: Record<string, Upload[]>;
}
const partsOf = async (request: FastifyRequest, contract: Contract): Promise<Form> => {
  const { fields, files }: Form = { fields: {}, files: {} };
  const largest = Math.max(0, ...Object.values(contract.files).map((limits) => limits.maxBytes));
  for await (const part of request.parts({ limits: { fileSize: largest + 1, files: 30, fields: 60, fieldSize: 65_536 } })) {
    if (part.type === 'file') (files[part.fieldname] ??= []).push(await uploadOf(part, contract));
    else fields[part.fieldname] = part.fieldname in fields ? [fields[part.fieldname], part.value].flat() : part.value;
  }
  return { fields, files };
};

/**
 * Reads a multipart form into the input of a call.
 *
 * @throws Refusal when it is broken, a file is too large or a field does not fit.
 */
export const readMultipart = async (request: FastifyRequest, contract: Contract): Promise<Record<string, unknown>> => {
  const { fields, files } = await partsOf(request, contract).catch((error: Error & { readonly statusCode?: number }) => {
    // without a boundary or cut off: the reader of forms says so with no status
    throw error instanceof Refusal || error.statusCode !== undefined ? error : new Refusal('input.malformed');
  });
  refuseUnfit(checkForm(contract.schema.body ?? {}, legible(fields)));
  const single = Object.entries(files).map(([name, uploads]) => [name, contract.files[name]?.most === 1 ? uploads[0] : uploads]);
  return { ...fields, ...Object.fromEntries(single) };
};
