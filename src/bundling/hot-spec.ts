// The part of an edited spec that the open page takes without loading anew: texts, and the hash by which the server knows the page.
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { specFile, specHash } from './spec-hash';

const hashFile = /\/generated\/client\/hash\.ts$/;
const texts = /\/generated\/texts\//;

const listening = `\nimport.meta.hot?.on('spec-hash', (now) => void (hash = now));\n`;

/** Tells the page the spec's hash. As a module that changes it would take along all that make calls, which is most of the page. */
export const hotHash: Plugin = {
  name: 'hot-hash',
  apply: 'serve',
  transform(code, id) {
    if (this.environment.name !== 'client' || !hashFile.test(id)) return undefined;
    return { code: code.replace(/export const hash =.*/, `export let hash = ${JSON.stringify(specHash())};`) + listening, map: null };
  },
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || file !== specFile.replaceAll('\\', '/')) return undefined;
    const { moduleGraph, hot } = this.environment;
    // a page that is loaded anew is given the hash of now
    for (const [id, module] of moduleGraph.idToModuleMap) if (hashFile.test(id)) moduleGraph.invalidateModule(module);
    hot.send('spec-hash', specHash());
    return [];
  },
};

/** Whether open pages need nothing but a file's new text: whatever reads it there is a component, which is drawn anew and keeps nothing. */
export const isTakenOver = (file: string, inBrowser: ReadonlySet<EnvironmentModuleNode> = new Set()): boolean => {
  const readers = [...inBrowser].flatMap(({ importers }) => [...importers]);
  return texts.test(file) && readers.length > 0 && readers.every(({ isSelfAccepting }) => isSelfAccepting === true);
};
