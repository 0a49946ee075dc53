/** How the new records of an import are stored: each by itself, or several by one statement. */
import type { Db, Row } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import type { EngineContext } from '../operation.ts';
import { permissionOf } from '../scope/permission.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Resource } from '../types.ts';
import { createTogether } from '../write/create-many.ts';

/** Takes new records in their order. Both throw a Refusal where one is refused. */
export interface Creation {
  add(record: Row): Promise<void>;
  /** Stores those that wait: from here on the table has all of them. */
  finish(): Promise<void>;
}

interface Creating {
  context: EngineContext;
  shape: ModelShape;
  resource: Resource;
  actor: Session;
}

/** Stores each record at once. */
export const oneByOne = (db: Db, { shape, resource, actor }: Creating): Creation => ({
  add: async (record) =>
    void (await resource.create(db, record, actor, permissionOf(shape, 'import'))),
  finish: async () => {},
});

/** Keeps records back, to store them by one statement. */
export function together(db: Db, { context, shape, actor }: Creating): Creation {
  const permission = permissionOf(shape, 'import');
  let waiting: Row[] = [];
  return {
    add: async (record) => void waiting.push(record),
    finish: async () => {
      const records = waiting;
      waiting = [];
      await createTogether({ context, db, shape, actor, permission }, records);
    },
  };
}
