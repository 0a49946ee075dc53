/** Owned relations: rows that can be part of their owner, and are part of one only. */
import type { Model, Operation, Relation } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { bringsParts, ownerFields } from '../record/workbookParts.ts';
import { fieldsAsked } from '../record/transitions.ts';
import { fieldsOf } from './fields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';

/** An owned relation with the models on both ends. */
interface Ownership {
  owner: Model;
  name: string;
  relation: Relation;
  other: Model;
}

/** What an owned model may offer itself: everything else goes through its owner. */
const reading: readonly Operation[] = ['list', 'get', 'export', 'optionselect'];

/** What the owner has for its parts, too. */
const ofOwner = ['versionField', 'tree', 'softDelete', 'dataScope'] as const;

/** Checks one owned relation whose other model is sound. */
export function checkOwned(ownership: Ownership, projectIndex: ProjectIndex, report: Report): void {
  const { owner, name, relation, other } = ownership;
  const path: Path = ['relations', name];
  checkFields(ownership, report);
  const { min = 0, max } = relation;
  if (max !== undefined && min > max)
    report.add('out-of-range', [...path, 'min'], `${min} is more than max, ${max}`);
  if (owner.operations?.includes('import')) checkImport(ownership, projectIndex, report);
  checkSheet(ownership, report);
  for (const member of ofOwner)
    if (other[member] !== undefined)
      report.add(
        'bad-ownership',
        [...path, 'model'],
        `${other.name} has ${member}, which owned rows have from their owner`,
      );
  checkTransitions(ownership, report);
  const writing = (other.operations ?? ['create']).filter((one) => !reading.includes(one));
  if (other.path !== undefined && writing.length > 0)
    report.add(
      'bad-ownership',
      [...path, 'model'],
      `${other.name} has a path and may offer ${reading.join(', ')} only: owned rows are written with their owner`,
    );
  checkOwners(ownership, projectIndex, report);
}

/** Rows that a record needs are such as imports bring. */
function checkImport(
  { owner, name, relation, other }: Ownership,
  { models }: ProjectIndex,
  report: Report,
): void {
  const place: Path = ['relations', name, 'min'];
  const { min = 0, sheet } = relation;
  if (min > 0 && sheet === false)
    report.add(
      'bad-ownership',
      place,
      'workbooks leave the rows out, so a model with the operation import cannot ask for them',
    );
  else if (min > 0 && !ownerFields(owner))
    report.add(
      'bad-ownership',
      place,
      `imports know the owner of a row by a unique rule whose fields all have excel.import, and ${owner.name} has none`,
    );
  else if (min > 0 && !bringsParts(owner, relation, other))
    report.add(
      'bad-ownership',
      place,
      `imports read no field of ${other.name}: give some excel.import`,
    );
  for (const [part, below] of Object.entries(other.relations ?? {}))
    if (below.type === 'owned' && (below.min ?? 0) > 0 && models.has(below.model))
      report.add(
        'bad-ownership',
        ['relations', name, 'model'],
        `imports of ${owner.name} bring no rows of ${other.name}.${part}, so ${other.name} cannot ask for them`,
      );
}

/** Sheets of a workbook have names of their own. */
function checkSheet({ owner, name, relation }: Ownership, report: Report): void {
  if (relation.sheet === undefined || relation.sheet === false) return;
  const others = Object.entries(owner.relations ?? {}).filter(([other]) => other !== name);
  const isTaken =
    owner.sheet === relation.sheet || others.some(([, { sheet }]) => sheet === relation.sheet);
  if (isTaken)
    report.add(
      'duplicate-id',
      ['relations', name, 'sheet'],
      `two sheets of a workbook are named ${relation.sheet}`,
    );
}

/** A row stays with its owner, and in its place, whatever becomes of it. */
function checkTransitions({ name, relation, other }: Ownership, report: Report): void {
  for (const [move, transition] of Object.entries(other.transitions ?? {})) {
    const { stamps = {} } = transition;
    for (const field of [...fieldsAsked(transition).keys(), ...Object.keys(stamps)])
      if (field === relation.by || field === relation.order)
        report.add(
          'bad-ownership',
          ['relations', name, 'model'],
          `the transition ${move} of ${other.name} sets ${field}, which owned rows have from their owner`,
        );
  }
}

/** Fields that hold the owner and the place, and a name that nothing else has. */
function checkFields({ owner, name, relation, other }: Ownership, report: Report): void {
  const path: Path = ['relations', name];
  const theirs = fieldsOf(other);
  const types = { by: 'ref', order: 'integer' } as const;
  for (const member of ['by', 'order'] as const) {
    const field = relation[member];
    const place = [...path, member];
    if (
      field === undefined ||
      !report.expect('unknown-field', place, 'field', field, Object.keys(theirs), other.name)
    )
      continue;
    const type = theirs[field]?.type;
    if (type !== types[member])
      report.add(
        'wrong-field-type',
        place,
        `the field ${field} is of type ${type} and must be ${types[member]} for this`,
      );
  }
  if (Object.hasOwn(fieldsOf(owner), name))
    report.add('duplicate-id', path, `a field and an owned relation are both named ${name}`);
}

/** A row has one owner, and is no part of itself. */
function checkOwners(
  { owner, name, other }: Ownership,
  { models }: ProjectIndex,
  report: Report,
): void {
  const place: Path = ['relations', name, 'model'];
  const owners = [...models.values()].flatMap((model) =>
    ownedBy(model).flatMap(([relation, owned]) =>
      model && owned === other.name ? [`${model.name}.${relation}`] : [],
    ),
  );
  const [first] = owners;
  if (first !== undefined && first !== `${owner.name}.${name}`)
    report.add('bad-ownership', place, `${other.name} is owned already, by ${first}`);
  const chain = chainTo(owner.name, other.name, models);
  if (chain)
    report.add(
      'bad-ownership',
      place,
      `the models own each other: ${[owner.name, ...chain].join(' -> ')}`,
    );
}

const ownedBy = (model: Model | null | undefined): [relation: string, model: string][] =>
  Object.entries(model?.relations ?? {}).flatMap(([name, relation]) =>
    relation.type === 'owned' ? [[name, relation.model]] : [],
  );

/** Models on the way from one down to the target; undefined when it does not lead there. */
function chainTo(
  target: string,
  from: string,
  models: ProjectIndex['models'],
  passed: readonly string[] = [],
): string[] | undefined {
  if (from === target) return [from];
  if (passed.includes(from)) return undefined;
  for (const [, next] of ownedBy(models.get(from))) {
    const rest = chainTo(target, next, models, [...passed, from]);
    if (rest) return [from, ...rest];
  }
  return undefined;
}
