// Builds the server: one file for what every start needs, and parts beside it for what is loaded only when it is wanted.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

// packages that find files of their own beside themselves or cannot be bundled, and those that only development or the first sign-on of a demo loads
const beside = [
  'sharp',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  '@electric-sql/pglite',
  'libheif-js',
  'oidc-provider',
  'pg-native',
  'fs-native-extensions',
  'pdfkit',
  'dejavu-fonts-ttf',
  '@expo-google-fonts/figtree',
  'vite',
  '@vitejs/plugin-react',
  'thread-stream',
];

/** Writes the server into a folder, `main.js` first. */
export const buildServer = async (folder: string): Promise<void> => {
  await build({
    absWorkingDir: root,
    // the process beside the server and the operator's are files of their own
    entryPoints: { main: 'src/server/main.ts', reader: 'src/server/reader.ts', operator: 'src/server/operator.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    minifySyntax: true,
    legalComments: 'none',
    external: beside.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    // packages in CommonJS ask for Node's own modules by `require`
    banner: { js: "import { createRequire as ownRequire } from 'node:module'; const require = ownRequire(import.meta.url);" },
    logLevel: 'warning',
  });
};
