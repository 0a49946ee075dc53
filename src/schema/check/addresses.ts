/**
 * Addresses that pages send requests to: each is answered by a model's resource or a declared
 * route.
 */
import { ExpressionError } from '../expression/index.ts';
import { templatePieces } from '../expression/template.ts';
import { nearest } from '../nearest.ts';
import type { AddressDeclaration } from '../vocabulary.ts';
import type { PageContext, PagePart } from './pageContext.ts';

/** What stands for a computed part of an address: it is percent-encoded, so it holds no slash. */
const computed = '\0';

/**
 * An address with its computed parts marked, and without its query; undefined when it cannot be
 * read.
 */
function markedPath(url: string): string | undefined {
  try {
    const text = templatePieces(url)
      .map((piece) => ('text' in piece ? piece.text : computed))
      .join('');
    return text.split('?')[0];
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

/** Whether a part of an address between slashes can be a part of a declared path. */
function isPart(given: string, expected: string, numbers: readonly string[]): boolean {
  const parameter = /^\{(\w+)\}$/.exec(expected)?.[1];
  if (parameter !== undefined)
    return (
      given !== '' &&
      (!numbers.includes(parameter) || given.includes(computed) || /^-?\d+(,-?\d+)*$/.test(given))
    );
  const [head = '', ...rest] = given.split(computed);
  const tail = rest.at(-1);
  if (tail === undefined) return given === expected;
  return (
    expected.length > head.length + tail.length &&
    expected.startsWith(head) &&
    expected.endsWith(tail)
  );
}

function isAnswered(path: string, { path: declaredPath, numbers = [] }: AddressDeclaration) {
  const given = path.split('/');
  const expected = declaredPath.split('/');
  return (
    given.length === expected.length &&
    given.every((part, index) => isPart(part, expected[index] ?? '', numbers))
  );
}

/** Whether a route may answer an address; computed parts may be anything. */
export function mayAnswer(address: AddressDeclaration, url: string): boolean {
  const path = markedPath(url);
  return path !== undefined && isAnswered(path, address);
}

/** The declared path that is most like an address, whatever its parameters are called. */
function nearestPath(path: string, addresses: readonly AddressDeclaration[]): string | undefined {
  const plain = (address: string): string => address.replace(/\{\w+\}/g, computed);
  const near = nearest(
    path,
    addresses.map((address) => plain(address.path)),
  );
  return addresses.find((address) => plain(address.path) === near)?.path;
}

/** The method of a request; undefined where the format does not say it. */
function methodOf({ owners }: PagePart): string | undefined {
  const owner = owners.at(-1);
  const { method } = (owner?.value ?? {}) as { method?: string };
  return owner?.name === 'Request' || owner?.name === 'RequestStep' ? (method ?? 'GET') : method;
}

/** Reports an address that nothing answers, and a method that an address does not take. */
export function checkAddress(part: PagePart, { projectIndex, report }: PageContext): void {
  const { addresses } = projectIndex;
  const url = String(part.value);
  const path = addresses && markedPath(url);
  if (!addresses || path === undefined) return;
  const answered = addresses.filter((address) => isAnswered(path, address));
  if (answered.length === 0) {
    report.add(
      'unknown-address',
      part.path,
      `no route answers ${url}`,
      nearestPath(path, addresses),
    );
    return;
  }
  const method = methodOf(part);
  if (method !== undefined && !answered.some((address) => address.method === method))
    report.add(
      'unknown-address',
      part.path,
      `no route answers ${method} ${url}`,
      `${answered[0]?.method} ${url}`,
    );
}
