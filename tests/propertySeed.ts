/**
 * The values that property tests try. `npm test` tries the same in every run, so that a test fails
 * for what was changed and never by chance; `npm run test:properties` tries others.
 */
import * as fc from 'fast-check';

const { PROPERTY_SEED } = process.env;

fc.configureGlobal({ seed: PROPERTY_SEED === undefined ? 1 : Number(PROPERTY_SEED) });
