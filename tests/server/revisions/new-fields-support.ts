/** Pages that bring fields to models, on two servers of one database. */
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as start } from '../../../src/server/start.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import {
  adminPassword,
  createClient,
  startedAdmin,
  startedServer,
  testDialect,
  type Client,
} from '../support/index.ts';
import { projectCopy, publishChange } from './support.ts';

export type NewFields = NonNullable<Page['modelFields']>;

export const post = 'system/post';

export const grade: NewFields = {
  post: {
    grade: {
      type: 'string',
      label: '等级',
      maxLength: 10,
      default: '一级',
      filter: 'exact',
      excel: { import: true },
    },
  },
};

/** Two servers of a project of its own, where there can be two; one where not. */
export function startedPair() {
  const project = projectCopy();
  const server = startedServer({ root: project.root });
  const admin = startedAdmin(server);
  const there = createClient('');
  let other: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    if (testDialect === 'postgres')
      other = await start({ config: readConfig(server.env), root: project.root });
    there.base = createClient(other?.url ?? server.url).base;
    await there.signIn('admin', adminPassword);
  });
  afterAll(async () => {
    await other?.close();
    project.remove();
  });
  return { project, server, admin, there };
}

/** Gives a page new fields and shows them in its list. */
export const bringing =
  (fields: NewFields) =>
  (document: Page): void => {
    const [column = ''] = Object.keys(Object.values(fields)[0] ?? {});
    document.modelFields = fields;
    document.list!.columns!.push(column);
    document.title += column;
  };

/** Publishes a page with new fields. */
export const bring = (client: Client, page: string, fields: NewFields) =>
  publishChange(client, page, bringing(fields));

let serial = 0;

/** A post with a name of its own. */
export const newPost = (more: object = {}) => {
  const name = `新${++serial}`;
  return { postCode: name, postName: name, postSort: 1, ...more };
};

export const postNamed = async (client: Client, postName: string) =>
  (await client.get(`/system/post/list?postName=${encodeURIComponent(postName)}`)).rows[0];
