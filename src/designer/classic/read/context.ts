import { isForbiddenKey } from '../../../schema/forbiddenKeys.ts';
import type { Lose } from '../lost.ts';
import type { Path } from '../../../schema/pointer.ts';

/** What is found while a form is read. */
export interface Reading {
  lose: Lose;
  /** Notes what keeps the form from being read: a value of another type than this. */
  refuse(path: Path, type: string, value: unknown): void;
  /** A name for a field: the one that it has, or another where no field can have that. */
  nameFor(given: unknown, path: Path): string;
}

/** Names that fields can have (common.schema.json). */
const identifier = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** Gives names to fields, each once. */
export function namesOf(lose: Lose): Reading['nameFor'] {
  const taken = new Set<string>();
  let count = 100;
  const isFree = (name: string) =>
    identifier.test(name) && !isForbiddenKey(name) && !taken.has(name);
  return (given, path) => {
    const asked = typeof given === 'string' ? given : '';
    let name = asked;
    while (!isFree(name)) name = `field${++count}`;
    taken.add(name);
    if (name !== asked) lose('renamed', path, { name: asked, became: name });
    return name;
  };
}
