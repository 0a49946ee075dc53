/**
 * Fields of referenced records that rows are answered with, with the prepared models on the way.
 */
import { defined } from '../../../schema/defined.ts';
import { relationFilter } from '../../../schema/record/filtersOf.ts';
import { searchedBy } from './shape.ts';
import type { Exposed, ModelShape, RelatedField } from './shape.ts';

/**
 * Gives each shape what its relations expose. Relations to models that are not there are left out;
 * throws for fields that the checker would refuse.
 */
export function linkRelated(shapes: ReadonlyMap<string, ModelShape>): void {
  for (const shape of shapes.values()) {
    shape.exposed = Object.entries(shape.model.relations ?? {}).flatMap(([name, { expose }]) =>
      expose ? (exposedBy(shape, name, expose, shapes) ?? []) : [],
    );
    shape.related = shape.exposed.flatMap((one) => relatedFields(shape, one));
  }
}

function exposedBy(
  shape: ModelShape,
  name: string,
  paths: readonly string[],
  shapes: ReadonlyMap<string, ModelShape>,
): Exposed | undefined {
  const relation = shape.model.relations?.[name];
  const by = relation?.type === 'belongsTo' && shape.byField.get(relation.field ?? '');
  const target = relation && shapes.get(relation.model);
  if (!by || !target) return undefined;
  const fields = paths.filter((path) => !path.includes('.'));
  const heads = new Set(paths.filter((path) => path.includes('.')).map((path) => headOf(path)));
  const below = [...heads].flatMap((head) => {
    const further = paths.filter((path) => headOf(path) === head && path !== head);
    return exposedBy(target, head, further.map(restOf), shapes) ?? [];
  });
  return { name, by, target, fields, below };
}

const headOf = (path: string): string => path.split('.', 1)[0]!;
const restOf = (path: string): string => path.slice(headOf(path).length + 1);

/** Every field of the record and of those behind it. */
function relatedFields({ model }: ModelShape, exposed: Exposed): RelatedField[] {
  return below(exposed, [], []).map(({ path, ...rest }) => {
    const name = `${exposed.name}.${path}`;
    return { ...rest, path: name, ...defined({ filter: relationFilter(model, name) }) };
  });
}

/** @param names relations from the first record on */
function below(
  { by, target, fields, below: further }: Exposed,
  before: RelatedField['steps'],
  names: readonly string[],
): RelatedField[] {
  const steps = [...before, { by, target }];
  return [
    ...fields.flatMap((field) => {
      const column = searchedBy(target, field);
      return column ? [{ path: [...names, field].join('.'), steps, column }] : [];
    }),
    ...further.flatMap((one) => below(one, steps, [...names, one.name])),
  ];
}
