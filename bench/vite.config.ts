import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { withChunks } from '../scripts/vite/chunks.ts';
import { stages } from '../scripts/vite/stages.ts';

const page = process.env.BENCH_PAGE ?? 'front';
/** What `front` loads late, as the application does: in the same files. */
const late = ['rows', 'form', 'beside', 'fields'];

const config: UserConfig = {
  root: path.join(import.meta.dirname, page),
  plugins: [react()],
  base: './',
  build: { outDir: process.env.BENCH_OUT, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
};

export default defineConfig(() =>
  page === 'front'
    ? withChunks(
        config,
        path.resolve(import.meta.dirname, '..'),
        stages.filter(({ name }) => late.includes(name)),
      )
    : config,
);
