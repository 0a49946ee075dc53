/** Permissions of parts at their places, which an observer is called with. */
import { defined } from '../defined.ts';
import type { Model } from '../generated/types.gen.ts';
import { permissionsOf } from '../permission.ts';
import type { Path } from '../pointer.ts';
import { allowed, type Compilation, type KnownField } from './compilation.ts';
import type { AskedAccess } from './observer.ts';

type Access = string | readonly string[] | undefined;

const listOf = (access: Access): readonly string[] | undefined =>
  typeof access === 'string' ? [access] : access;

/** Whether the viewer may see the part, whose bare verbs are those of the model. */
export function allowedAt(
  compilation: Compilation,
  at: Path,
  { access, model }: { access: string | string[] | undefined; model: Model | undefined },
): boolean {
  const granted = allowed(compilation, access, model);
  if (access !== undefined) {
    const permissions = listOf(permissionsOf(access, model?.permission));
    compilation.observer?.asked(at, { of: 'part', ...defined({ permissions }), granted });
  }
  return granted;
}

/** Whether the viewer may read the field that the part shows. */
export function readableAt(
  compilation: Compilation,
  at: Path,
  { denied, permissions }: Pick<KnownField, 'denied' | 'permissions'>,
): boolean {
  noteField(compilation, at, { of: 'read', access: permissions, granted: !denied });
  return !denied;
}

/** Reports what the model asks for of a field; nothing where it asks for nothing. */
export function noteField(
  { observer }: Compilation,
  at: Path,
  { access, ...asked }: Pick<AskedAccess, 'of' | 'granted'> & { access: Access },
): void {
  const permissions = listOf(access);
  if (permissions || !asked.granted) observer?.asked(at, { ...asked, ...defined({ permissions }) });
}
