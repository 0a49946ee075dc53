/** Applications follow the models: made of those there are, and again when these change. */
import type { FastifyInstance } from 'fastify';
import { StartupError } from './config/startup-error.ts';
import { ModelsOutOfDate } from './models/tables/prepare.ts';
import type { SchemaStore } from './schemas/store.ts';

/** Fields that are published while tables are prepared need other models: these are read again. */
export async function ofCurrentModels<T>(store: SchemaStore, build: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await build();
    } catch (error) {
      if (!(error instanceof ModelsOutOfDate)) throw error;
      await store.reload();
    }
  }
}

/**
 * Changed models mean other tables and routes. When they cannot be served, the old application goes
 * on.
 */
export async function replace(
  old: FastifyInstance,
  build: () => Promise<FastifyInstance>,
  answerWith: (handler: FastifyInstance['routing']) => void,
): Promise<FastifyInstance> {
  try {
    const app = await build();
    answerWith(app.routing);
    // Not before its event streams have reported the change.
    setImmediate(() => void old.close());
    return app;
  } catch (error) {
    // What was published meanwhile brings the next change.
    if (!(error instanceof ModelsOutOfDate))
      console.error(error instanceof StartupError ? error.message : error);
    return old;
  }
}
