export { chrome } from './agents.ts';
export { createClient, ok, type Answer, type Client } from './client.ts';
export { createTestDatabase, testDialect, type TestDatabase } from './database.ts';
export { expectFewLookedAt, locked } from './guesses.ts';
export { makeUser, type TestUser } from './people.ts';
export { setParameter } from './parameters.ts';
export { startS3, type S3Server } from './s3.ts';
export {
  adminPassword,
  environmentOf,
  projectRoot,
  startServer,
  type TestServer,
  type TestServerOptions,
} from './server.ts';
export { startedAdmin, startedServer } from './started.ts';
export { watchQueries, watchStatements } from './statements.ts';
export { workbookForm } from './workbook.ts';
