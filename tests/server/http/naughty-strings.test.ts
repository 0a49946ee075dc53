/**
 * Every text field with texts that tend to break programs: what is stored comes back as it was, or
 * inert, or is refused in words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import { openArchive } from '../../../src/server/excel/parsing/archive.ts';
import { verifyAudit } from '../../../src/server/logs/audit/verify.ts';
import { samples } from '../authorisation/samples.ts';
import { type Answer, startedAdmin, startedServer } from '../support/index.ts';
import { isInert, isPlain, plain } from './support/inert.ts';
import { naughtyStrings } from '../support/naughty-strings.ts';
import { isAccepted, isAnswered, isFixed } from '../../../src/schema/record/index.ts';
import { required } from '../../../src/schema/required.ts';

const server = startedServer();
const admin = startedAdmin(server);

const models = readdirSync('schemas/models')
  .map((name) => JSON.parse(readFileSync(`schemas/models/${name}`, 'utf8')) as Model)
  .filter(({ path }) => path !== undefined && samples[`POST ${path}`]);

/** Fields in which people write what they like. */
const isFree = (field: Field): boolean =>
  (field.type === 'string' || field.type === 'text' || field.type === 'richText') &&
  !field.dict &&
  !field.options &&
  isAnswered(field) &&
  isAccepted(field) &&
  !field.pattern &&
  (!field.format || field.format === 'noMarkup');
const freeFields = (model: Model): [name: string, field: Field][] =>
  Object.entries(model.fields).filter(
    ([name, field]) => isFree(field) && !['createBy', 'updateBy'].includes(name),
  );

const cutTo = (text: string, { maxLength = 10_000 }: Field): string =>
  [...text].slice(0, maxLength).join('');

/**
 * A record whose free fields hold neighbouring texts of the list, so that many records bring every
 * text into every field.
 */
function recordOf(model: Model, base: object, index: number): Record<string, string> {
  const texts = freeFields(model).map(([name, field], place) => {
    const text = cutTo(
      required(naughtyStrings[(index + place * 7) % naughtyStrings.length], 'value'),
      field,
    );
    // Unique ones are distinguished at their end.
    return [
      name,
      field.unique
        ? `${cutTo(text, { ...field, maxLength: (field.maxLength ?? 500) - 4 })}§${index}`
        : text,
    ];
  });
  return { ...base, ...Object.fromEntries(texts) };
}

/** Escaped, a text may be longer than it was. */
const refusal =
  /不能为空$|不能包含(?:脚本|不可见)字符$|不能超过\d+个字符$|失败，|含有不能保存的格式：/;

/** What a valid record needs beside its free fields. */
const needed: Record<string, (index: number) => object> = {
  dept: () => ({ parentId: 100 }),
  user: () => ({ deptId: 103, password: undefined }),
  dictType: (index) => ({ dictType: `fresh_${index}` }),
  menu: (index) => ({ path: `p${index}`, routeName: '' }),
};
const needs = ({ name }: Model, index: number): object => needed[name]?.(index) ?? {};

/**
 * Sends the record; fields that are refused in words get a harmless text. Says what was stored at
 * last.
 */
async function store(
  method: 'POST' | 'PUT',
  path: string,
  record: Record<string, unknown>,
  index: number,
): Promise<Record<string, unknown>> {
  const body = { ...record };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const response = await admin.raw(method, path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const answer = (await response.json()) as Answer & { field?: string };
    if (answer.code === 200) return body;
    expect(answer, JSON.stringify(body).slice(0, 500)).toMatchObject({
      code: 500,
      msg: expect.stringMatching(refusal),
      field: expect.any(String),
    });
    expect(isInert(answer.msg, false), answer.msg).toBe(true);
    body[answer.field!] = `替${index}`;
  }
  throw new Error(`${path} refuses ${JSON.stringify(record).slice(0, 500)}`);
}

/** Newest first or not: all rows there are. */
const allRows = async (path: string): Promise<Answer[]> => {
  const { rows, data } = await admin.get(`${path}/list?pageSize=1000`);
  return rows ?? data;
};

describe.each(models.map((model) => [model.label, model] as const))('%s', (_label, model) => {
  const path = model.path!;
  const fields = freeFields(model);

  it('keeps every text as it is, or inert, when it is stored, changed and exported', async () => {
    const base = required(samples[`POST ${path}`]?.body, `sample of ${path}`);
    const before = new Set((await allRows(path)).map((row) => row[model.key]));
    const sent: Record<string, unknown>[] = [];
    for (let index = 0; index < naughtyStrings.length; index += 1)
      sent.push(
        await store(
          'POST',
          path,
          { ...recordOf(model, base, index), ...needs(model, index) },
          index,
        ),
      );
    const rows = (await allRows(path))
      .filter((row) => !before.has(row[model.key]))
      .sort((a, b) => a[model.key] - b[model.key]);
    expect(rows).toHaveLength(sent.length);
    for (const [index, row] of rows.entries())
      expectSame(row, required(sent[index], 'sent[index]'));

    const changed = await store(
      'PUT',
      path,
      {
        ...sent[0],
        ...recordOf(model, {}, 111),
        ...needs(model, 0),
        [model.key]: rows[0]?.[model.key],
      },
      111,
    );
    const after = (await allRows(path)).find((row) => row[model.key] === rows[0]?.[model.key])!;
    if (model.operations?.includes('export')) await expectTexts();
    expectSame(after, {
      ...changed,
      ...Object.fromEntries(
        fields.filter(([, field]) => isFixed(field)).map(([name]) => [name, sent[0]?.[name]]),
      ),
    });
  });

  /**
   * Cells that begin like a formula are led by a tab (docs/protocol/conventions.md#workbooks), and
   * none is one.
   */
  async function expectTexts(): Promise<void> {
    const response = await admin.raw('POST', `${path}/export`, { body: new URLSearchParams() });
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const archive = await openArchive(Buffer.from(await response.arrayBuffer()));
    const sheet = await text(archive.chunks('xl/worksheets/sheet1.xml'));
    archive.close();
    expect(sheet.split('<row ').length).toBeGreaterThan(naughtyStrings.length);
    expect(sheet).not.toMatch(/<f[ >]|<t[^>]*>[=+\-@]/);
    expect(sheet).toMatch(/<t[^>]*>\t[=+\-@]/);
  }

  function expectSame(row: Answer, sent: Record<string, unknown>): void {
    for (const [name, field] of fields) {
      const [text, stored] = [String(sent[name] ?? ''), String(row[name] ?? '')];
      // Names by which people sign in are stored in their plain form.
      const expected = name === 'userName' ? text.normalize('NFKC') : text;
      expect(isInert(stored, field.type === 'richText'), `${name}: ${stored}`).toBe(true);
      if (field.type !== 'richText' && isPlain(text))
        expect(stored.trim(), name).toBe(plain(expected));
    }
  }
});

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

describe('all other routes', () => {
  it('answer every text in a body with JSON and without markup, and the log of it all verifies', async () => {
    const document = (await (await admin.raw('GET', '/v3/api-docs')).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const ofModels = new Set(models.map(({ path }) => path));
    const others = Object.entries(document.paths).flatMap(([path, item]) =>
      ofModels.has(path)
        ? []
        : Object.entries(item).flatMap(([method, { requestBody }]) => {
            const members = Object.entries(
              requestBody?.content['application/json']?.schema.properties ?? {},
            )
              .filter(([, { type }]) => type === 'string')
              .map(([name]) => name);
            return members.length ? [{ method: method.toUpperCase(), path, members }] : [];
          }),
    );
    expect(others.length).toBeGreaterThan(10);
    for (const { method, path, members } of others) {
      for (const [index, text] of naughtyStrings.entries()) {
        // Guesses at passwords are counted, and slow on purpose.
        if (index % 5 !== path.length % 5) continue;
        const body = {
          ...samples[`${method} ${path}`]?.body,
          ...Object.fromEntries(members.map((name) => [name, text])),
        };
        const response = await admin.raw(method, path, {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect([response.status, response.headers.get('content-type')], path).toEqual([
          200,
          expect.stringMatching(/^application\/json/),
        ]);
        const { code, msg } = (await response.json()) as Answer;
        expect([200, 500, 601], `${path} ${msg}`).toContain(code);
        expect(isInert(msg, false), `${path}: ${msg}`).toBe(true);
      }
    }
    expect(
      (await verifyAudit(server.database, await openSecretKey(readConfig(server.env)))).rows,
    ).toBeGreaterThan(500);
  });
});
