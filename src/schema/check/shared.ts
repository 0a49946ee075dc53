/** Checks of parts that mean the same in every file: dictionaries, permissions, icons. */
import { nearest } from '../nearest.ts';
import type { Part } from '../meta/visit.ts';
import type { Known } from './known.ts';
import type { Report } from './report.ts';

function checkPermission(permission: string, { path }: Part, known: Known, report: Report): void {
  if (!known.defaultsSound || known.permissions.has(permission)) return;
  // A wildcard is right when it covers something.
  const cover = new RegExp(`^${permission.replaceAll('*', '[^:]+')}$`);
  if (permission.includes('*') && [...known.permissions].some((one) => cover.test(one))) return;
  report.tell('unknown-permission', path, `nothing grants the permission ${permission}`, nearest(permission, known.permissions));
}

/** Checks a part wherever it stands. */
export function checkShared(part: Part, known: Known, report: Report): void {
  const name = String(part.value);
  if (part.name === 'dict' && known.defaultsSound) report.expect('unknown-dict', part.path, 'dictionary', name, known.dicts.keys());
  else if (part.name === 'permission') checkPermission(name, part, known, report);
  else if (part.name === 'icon' && known.vocabulary.icons) report.expect('unknown-icon', part.path, 'icon', name, known.vocabulary.icons);
}
