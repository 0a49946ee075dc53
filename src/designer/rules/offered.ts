/** What is offered where an expression stands. */
import type { Names } from '../../schema/check/expressions.ts';
import { checkFormat } from '../../schema/load/format.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import type { Project } from '../document/project.ts';
import { placeAt, type Place } from './place.ts';
import { subjectsAt, type Subject } from './subjects.ts';

/** What can be read at a place, and what it is called. */
export interface Offered {
  names: Names;
  subjects: readonly Subject[];
  place: Place;
}

/**
 * What an expression of a page may read at a place.
 *
 * @returns undefined: the page breaks its format in a way that leaves it unknown
 */
export function offeredAt(document: unknown, path: Path, project: Project): Offered | undefined {
  if (!isObject(document)) return undefined;
  try {
    const place = placeAt(document, path, project);
    return { names: place.names, subjects: subjectsAt(place, project), place };
  } catch (error) {
    // The checker reads pages of its format only; what is begun here may not be one yet.
    const isBroken = error instanceof TypeError && checkFormat('page', document).length > 0;
    if (isBroken) return undefined;
    throw error;
  }
}
