import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { withChunks } from './scripts/vite/chunks.ts';
import { leaveDocs } from './scripts/vite/leave-docs.ts';
import { leaveOut } from './scripts/vite/leave-out.ts';
import { preloadMissing } from './scripts/vite/preload-missing.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { stages } from './scripts/vite/stages.ts';

/** Where the API of a development session listens; `npm run dev` sets it. */
const api = process.env.PAGELOOM_API ?? 'http://127.0.0.1:8080';

const preload = preloadMissing();

const config: UserConfig = {
  plugins: [leaveOut(), leaveDocs(), react(), preload.plugin, precompress()],
  publicDir: 'src/shell/assets/public',
  // Relative, so that the build also works below a path of an existing site.
  base: './',
  build: {
    target: 'es2022',
    // The manifest names what each entry loads: the size budgets are measured on it.
    manifest: true,
    reportCompressedSize: false,
    // The polyfill would be an inline script; the application runs under script-src 'self'.
    modulePreload: { polyfill: false, resolveDependencies: preload.resolveDependencies },
    // Data URIs in styles would need img-src and font-src exceptions.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.VITE_PORT ?? 5173),
    proxy: {
      '/api': { target: api },
      '/schemas': { target: api },
      '/profile': { target: api },
      '/swagger-ui': { target: api },
      '/map-frame': { target: api },
      '/_AMapService': { target: api },
    },
  },
};

export default defineConfig(async ({ command }) =>
  command === 'build' ? withChunks(config, import.meta.dirname, stages) : config,
);
