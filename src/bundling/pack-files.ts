// Packs what the browser loads once, as tightly as it goes, so that the server need not do it at every asking.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const packable = /\.(m?js|css|svg)$/;
/** Smaller files would gain nothing. */
const minBytes = 1024;

/** Writes `main.js.br` and `main.js.gz` beside `main.js`, and so for every file of a folder that gains by it. */
export const packFiles = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => packable.test(name));
  for (const name of names) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < minBytes) continue;
    const sized = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    const [brotli, zipped] = await Promise.all([asBrotli(bytes, sized), asGzip(bytes, { level: 9 })]);
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, zipped);
  }
};
