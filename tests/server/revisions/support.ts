/** A copy of the project's schemas, whose files a test may change, and calls that tests repeat. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import { serialise } from '../../../src/schema/serialise/serialise.ts';
import { projectRoot, type Answer, type Client } from '../support/index.ts';

export const PATH = '/tool/build';

/** Blocks of a page that has nothing else. */
export const body = [{ type: 'text', text: '内容' }];

/** A project of its own. */
export function projectCopy() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-project-'));
  cpSync(path.join(projectRoot, 'schemas'), path.join(root, 'schemas'), { recursive: true });
  cpSync(path.join(projectRoot, 'package.json'), path.join(root, 'package.json'));
  const fileOf = (id: string) => path.join(root, 'schemas/pages', `${id}.json`);
  return {
    root,
    read: (id: string): Page => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Page,
    write: (id: string, page: unknown) => writeFileSync(fileOf(id), serialise('page', page)),
    writeModel: (model: Model) =>
      writeFileSync(
        path.join(root, 'schemas/models', `${model.name}.json`),
        serialise('model', model),
      ),
    removePage: (id: string) => rmSync(fileOf(id)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The live page. */
export const liveOf = async (client: Client, page: string) =>
  (await client.get(`${PATH}/live?page=${page}`)).data as {
    text: string | null;
    hash: string | null;
    number: number | null;
    fileState: string | null;
  };

/** Publishes what `change` makes of the live page. */
export async function publishChange(
  client: Client,
  page: string,
  change: (document: Page) => void,
  more: object = {},
): Promise<Answer> {
  const { text, hash } = await liveOf(client, page);
  const document = JSON.parse(text!) as Page;
  change(document);
  const body = { page, text: JSON.stringify(document), expected: hash, reason: '测试', ...more };
  return client.post(`${PATH}/publish`, body);
}

/** A page as browsers get it; undefined: it is not found. */
export async function shownPage(client: Client, id: string): Promise<Page | undefined> {
  const address = client.base.replace(/api$/, `schemas/pages/${id}.json`);
  const answer = await fetch(address, { headers: { authorization: `Bearer ${client.token}` } });
  return answer.status === 404 ? undefined : ((await answer.json()) as { page: Page }).page;
}
