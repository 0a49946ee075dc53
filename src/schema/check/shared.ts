/** Checks of parts that mean the same in every file: dictionaries, permissions, icons. */
import { isForbiddenKey } from '../forbiddenKeys.ts';
import { nearest } from '../nearest.ts';
import type { Part } from '../meta/visit.ts';
import type { Path } from '../pointer.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';

/** Reports a permission that nothing grants. */
export function checkPermission(
  permission: string,
  path: Path,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  if (!projectIndex.complete.permissions || projectIndex.permissions.has(permission)) return;
  // A wildcard is right when it covers something.
  if (
    permission.includes('*') &&
    [...projectIndex.permissions].some((one) => covers(permission, one))
  )
    return;
  report.add(
    'unknown-permission',
    path,
    `nothing grants the permission ${permission}`,
    nearest(permission, projectIndex.permissions),
  );
}

/**
 * Whether a permission with wildcards, each for one character or more of its part, stands for
 * another.
 */
function covers(wildcard: string, permission: string): boolean {
  const [wild, plain] = [wildcard.split(':'), permission.split(':')];
  return (
    wild.length === plain.length &&
    wild.every((part, index) => coversPart(part, plain[index] ?? ''))
  );
}

function coversPart(wild: string, plain: string): boolean {
  const [head = '', ...pieces] = wild.split('*');
  const tail = pieces.pop();
  if (tail === undefined) return wild === plain;
  if (!plain.startsWith(head) || !plain.endsWith(tail)) return false;
  let at = head.length;
  for (const piece of pieces) {
    const found = plain.indexOf(piece, at + 1);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return plain.length - tail.length > at;
}

function checkDict(dict: string, path: Path, projectIndex: ProjectIndex, report: Report): void {
  if (projectIndex.complete.dicts)
    report.expect('unknown-dict', path, 'dictionary', dict, projectIndex.dicts.keys());
}

/**
 * Dictionaries and permissions that an expression names outright: dictLabel('sys_yes_no', …),
 * hasPermi('system:post:add').
 */
export function checkNamedInSource(
  source: string,
  path: Path,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  for (const [, dict = ''] of source.matchAll(/\bdictLabel\(\s*['"`](\w+)['"`]/g))
    checkDict(dict, path, projectIndex, report);
  for (const [, permission = ''] of source.matchAll(/\bhasPermi\(\s*['"`]([\w:*]+)['"`]/g))
    checkPermission(permission, path, projectIndex, report);
}

/** Definitions of names under which values stand in records and requests. */
const valueNames: ReadonlySet<string> = new Set(['identifier', 'fieldPath']);

/** Reports a name whose values nobody would get: no JSON that comes from outside may have it. */
function checkValueName(name: string, path: Path, report: Report): void {
  const forbidden = name.split('.').find(isForbiddenKey);
  if (forbidden !== undefined)
    report.add(
      'forbidden-key',
      path,
      `values named ${forbidden} are dropped or refused by servers; choose another name`,
    );
}

/** Checks a part wherever it stands. */
export function checkShared(part: Part, projectIndex: ProjectIndex, report: Report): void {
  const name = String(part.value);
  if (part.name === 'dict') checkDict(name, part.path, projectIndex, report);
  else if (part.name === 'permission') checkPermission(name, part.path, projectIndex, report);
  else if (valueNames.has(part.name)) checkValueName(name, part.path, report);
  else if (part.name === 'icon' && projectIndex.vocabulary.icons)
    report.expect('unknown-icon', part.path, 'icon', name, projectIndex.vocabulary.icons);
}
