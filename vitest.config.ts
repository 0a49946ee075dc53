import { defineConfig } from 'vitest/config';

/**
 * Room for a real server or database to start on a busy two-core machine. Test files share the
 * modules of their process: loading the server or React anew for each file costs half of a run. A
 * file that replaces a module has a process of its own (`mocked`): others there would get what it
 * left, or it what they loaded. Projects that one command runs take turns (`groupOrder`), since
 * mixed ones are taken down while their modules still load. All cores work: by itself Vitest leaves
 * one idle, which on a small machine is half of it.
 */
const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What comes at once on a calm machine; tests/until.ts waits as long.
  expect: { poll: { timeout: 60_000, interval: 20 } },
  isolate: false,
  maxWorkers: '100%',
  setupFiles: ['tests/propertySeed.ts', 'tests/lateImports.ts'],
};

/**
 * React decides when it is loaded whether there is a document: these run in processes of their own.
 */
const components = { environment: 'happy-dom', ...shared };

/** The same server tests run once for each database. */
const server = (dialect: 'sqlite' | 'postgres') => ({
  test: {
    name: `server-${dialect}`,
    include: ['tests/{server,faults}/**/*.test.ts'],
    exclude: [`tests/server/${dialect === 'sqlite' ? 'postgres' : 'sqlite'}/**`],
    env: { TEST_DIALECT: dialect, NODE_ENV: 'test' },
    pool: 'forks' as const,
    ...shared,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'tests/{schema,protocol,blocks,designer,parts,map,runtime,widgets,shell,house,scripts}/**/*.test.{ts,tsx}',
          ],
          ...shared,
        },
      },
      {
        test: {
          name: 'components',
          include: ['tests/components/*.test.tsx'],
          ...components,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'components-mocked',
          include: ['tests/components/mocked/*.test.tsx'],
          ...components,
          // Mocked modules may never come.
          setupFiles: 'tests/propertySeed.ts',
          isolate: true,
          sequence: { groupOrder: 2 },
        },
      },
      server('sqlite'),
      server('postgres'),
    ],
  },
});
