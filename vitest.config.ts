import { defineConfig } from 'vitest/config';

/** Room for a real server or database to start on a busy two-core machine. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** The same server tests run once for each database. */
const server = (dialect: 'sqlite' | 'postgres') => ({
  test: { name: `server-${dialect}`, include: ['tests/server/**/*.test.ts'], env: { TEST_DIALECT: dialect, NODE_ENV: 'test' }, pool: 'forks' as const, ...patience },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/{schema,runtime,widgets,shell,house,scripts}/**/*.test.{ts,tsx}'], ...patience } },
      server('sqlite'),
      server('postgres'),
    ],
  },
});
