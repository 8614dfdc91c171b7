// What Vite itself reads: `npx vite` and the development server.
import { defineConfig } from 'vite';
import { configOf } from './bundling/config';

export default defineConfig(configOf('client'));
