// `npm run drawing`: draws the rooms of the project into README, from the imports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectSources, readText, root } from './modules';
import { drawingOf, withDrawing } from './rooms-drawing';

writeFileSync(join(root, 'README.md'), withDrawing(readText('README.md'), drawingOf(projectSources())));
