import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveDocs } from './scripts/vite/leave-docs.ts';
import { leaveOut } from './scripts/vite/leave-out.ts';
import { precompress } from './scripts/vite/precompress.ts';

/** Where the API of a development session listens; `npm run dev` sets it. */
const api = process.env.PAGELOOM_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [leaveOut(), leaveDocs(), react(), precompress()],
  publicDir: 'src/shell/assets/public',
  // Relative, so that the build also works below a path of an existing site.
  base: './',
  build: {
    target: 'es2022',
    // The manifest names what each entry loads: the size budgets are measured on it.
    manifest: true,
    reportCompressedSize: false,
    // The polyfill would be an inline script; the application runs under script-src 'self'.
    modulePreload: {
      polyfill: false,
      // What the entry loads names all that it needs, so that the first page comes in one go. Of
      // parts that come later every page would carry the long lists: they name their styles alone,
      // and what they import is asked for once they are there.
      resolveDependencies: (_file, needed, { hostId }) =>
        /(^|\/)index-[^/]*\.js$|\.html$/.test(hostId)
          ? needed
          : needed.filter((file) => file.endsWith('.css')),
    },
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
    },
  },
});
