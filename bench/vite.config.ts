import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withChunks } from '../scripts/vite/chunks.ts';
import { stages } from '../scripts/vite/stages.ts';

const page = process.env.BENCH_PAGE ?? 'front';
/** What this page loads late, as the application does: in the same files. */
const late = ['rows', 'form', 'beside', 'fields'];

export default defineConfig(() =>
  withChunks(
    {
      root: path.join(import.meta.dirname, page),
      plugins: [react()],
      base: './',
      build: { outDir: process.env.BENCH_OUT, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    },
    path.resolve(import.meta.dirname, '..'),
    page === 'front' ? stages.filter(({ name }) => late.includes(name)) : [],
  ),
);
