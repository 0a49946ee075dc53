/** Builds the front end when stale; `npm start` and `npm test` share this. */
import { ensureBuilt } from './lib/build.mjs';

await ensureBuilt();
