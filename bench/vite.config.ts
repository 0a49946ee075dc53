import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: path.join(import.meta.dirname, process.env.BENCH_PAGE ?? 'front'),
  plugins: [react()],
  base: './',
  build: { outDir: process.env.BENCH_OUT, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
});
