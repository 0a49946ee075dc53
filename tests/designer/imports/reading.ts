/** Imports as the tests read them. */
import { documentOf, type NewPage } from '../../../src/designer/start/beginnings.ts';
import { problemsOf } from '../../../src/designer/document/problems.ts';
import { readImport } from '../../../src/designer/imports/readImport.ts';
import { project } from '../project.ts';

/** What is looked into. */
// oxlint-disable-next-line typescript/no-explicit-any -- expectations walk into it by names
type Made = any;
const elsewhere = /^no route answers |^nothing grants the permission /;

/** What was read, with what was lost as `kind place name`. */
export function imported(value: unknown) {
  const read = readImport(typeof value === 'string' ? value : JSON.stringify(value));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const said = read.lost.map(({ kind, pointer, name }) => `${kind} ${pointer} ${name}`);
  return { ...read, parts: read.parts as Record<string, Made>, said: said.toSorted() };
}

/**
 * What the checker says of the page that begins with a text, beside that this server lacks its
 * routes, and its permissions before it is published.
 */
export async function wrongIn(value: unknown): Promise<string[]> {
  const asked: NewPage = {
    from: 'import',
    id: 'demo/imported',
    title: '导入',
    imported: JSON.stringify(value),
  };
  const board = { get: () => null, set: () => true };
  const revisions = { live: () => Promise.reject(new Error('nothing is copied')) };
  const document = await documentOf(asked, { project, revisions, board });
  return problemsOf(document, asked.id, project)
    .filter(({ message }) => !elsewhere.test(message))
    .map(({ pointer, message }) => `${pointer} ${message}`);
}
