/**
 * A file of tests ends when the code that it began to load is there. Vitest breaks off what is
 * still loading then, and the files that follow in the same process get the broken module.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
