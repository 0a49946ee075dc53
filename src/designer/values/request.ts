/** Reading requests of a page: which part is one, and who uses what it answers. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { Request } from '../../schema/generated/types.gen.ts';
import type { Protocol } from '../../schema/protocol.ts';
import { defaultOperations } from '../../schema/record/operations.ts';
import type { Project } from '../document/project.ts';
import { isObject, type JsonObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { schemaOfPlace, objectSchema } from '../outline/parts.ts';

/** The reading request at a place of a page; undefined: the part there is none. */
export function requestAt(document: unknown, path: Path): Partial<Request> | undefined {
  if (path.length === 0 || !existsAt(document, path)) return undefined;
  const value = valueAt(document, path);
  const declared = schemaOfPlace(document, path);
  const schema = declared && objectSchema(declared, value);
  if (!isObject(value) || !schema?.properties?.url || !schema.properties.params) return undefined;
  const { url, method = 'GET' } = value as Partial<Request>;
  const isMeant = url !== undefined || schema.required?.includes('url');
  return isMeant && method === 'GET' ? value : undefined;
}

/** Models whose records can be asked for, with the address that gives them as choices or a list. */
export function modelAddresses(
  { models }: Pick<Project, 'models'>,
  { resources }: Protocol,
): { value: string; label: string }[] {
  return Object.values(models).flatMap((model) => {
    if (model?.path === undefined) return [];
    const operations = model.operations ?? defaultOperations;
    if (operations.includes('optionselect'))
      return { value: resources.options(model.path).url, label: model.label };
    return operations.includes('list')
      ? { value: resources.list(model.path).url, label: model.label }
      : [];
  });
}

/** Choices that are made of what a source gives. */
export interface ChoicesOfSource {
  path: Path;
  /** What the field is called that has them. */
  field: string;
}

/** What a part is called: its label, its name, or its field. */
const namedBy = (part: JsonObject): string | undefined =>
  [part.label, part.name, part.field].find((one) => typeof one === 'string');

/** The choices that are made of the source, or of the request for choices, at a place. */
export function choicesOf(document: unknown, path: Path): ChoicesOfSource[] {
  const found: ChoicesOfSource[] = [];
  if (path.at(-2) !== 'sources') {
    const [request, holder] = [path, path.slice(0, -1)].map((at) => valueAt(document, at));
    if (!isObject(request) || request.from !== 'request') return found;
    return [{ path, field: (isObject(holder) ? namedBy(holder) : undefined) ?? '' }];
  }
  const visit = (value: unknown, at: Path, field: string): void => {
    if (Array.isArray(value))
      return value.forEach((one, index) => visit(one, [...at, index], field));
    if (!isObject(value)) return undefined;
    if (value.from === 'source' && value.source === path.at(-1)) found.push({ path: at, field });
    for (const [key, member] of Object.entries(value))
      visit(member, [...at, key], namedBy(value) ?? field);
  };
  // A source of a form is read in that form only.
  const holder = path.slice(0, -2);
  visit(valueAt(document, holder), holder, '');
  return found;
}
