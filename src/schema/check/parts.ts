/** Models that are written where they are owned: the fields of an owned relation, as a model of their own. */
import { defined } from '../defined.ts';
import type { Model, Relation } from '../generated/types.gen.ts';
import type { LoadedFile } from '../load/file.ts';
import { say, term } from '../locale/message.ts';
import { withVersions } from '../record/versions.ts';
import { toPointer } from '../pointer.ts';
import type { Problem } from '../problem.ts';
import type { Project } from './projectIndex.ts';

/** A model file, or the model of an owned relation in it. */
export interface ModelFile extends LoadedFile<'model'> {
  /** Name of the relation that holds the model. */
  relation?: string;
}

/** Names of the fields that every such model has. */
const ownFields = { key: 'rowId', order: 'rowPlace' } as const;

/** An owned relation with the fields of its model. */
type Inline = Relation & Required<Pick<Relation, 'fields'>>;

const isInline = (relation: Relation): relation is Inline =>
  relation.type === 'owned' && relation.fields !== undefined;

/**
 * The project with the models that stand in relations beside those that have files, and with what
 * versions give to models.
 */
export function withParts(project: Project): Project & { models: readonly ModelFile[] } {
  return { ...project, models: project.models.flatMap(split).map(versioned) };
}

const versioned = (file: ModelFile): ModelFile =>
  file.value?.versions ? { ...file, value: withVersions(file.value) } : file;

/** Problems of such a model are those of the relation that holds it. */
export const placedIn = (problems: readonly Problem[], { relation }: ModelFile): Problem[] =>
  problems.map((problem) => {
    if (relation === undefined) return problem;
    const holder = toPointer(['relations', relation]);
    const { pointer } = problem;
    return { ...problem, pointer: /^\/fields\b/.test(pointer) ? holder + pointer : holder };
  });

function split(file: LoadedFile<'model'>): ModelFile[] {
  const model = file.value;
  const relations = Object.entries(model?.relations ?? {});
  if (!model || !relations.some(([, relation]) => isInline(relation))) return [file];
  const parts = relations.flatMap(([relation, inline]): ModelFile[] =>
    isInline(inline)
      ? [{ ...file, name: inline.model, value: partOf(model, inline), problems: [], relation }]
      : [],
  );
  const plain = relations.map(([name, relation]) => [
    name,
    isInline(relation) ? plainRelation(model, relation) : relation,
  ]);
  return [{ ...file, value: { ...model, relations: Object.fromEntries(plain) } }, ...parts];
}

function plainRelation(owner: Model, { fields: _fields, ...relation }: Inline): Relation {
  return { by: owner.key, order: ownFields.order, ...relation };
}

function partOf(owner: Model, { model: name, label, fields }: Inline): Model {
  const { key, order } = ownFields;
  return {
    version: 2,
    name,
    label: label ?? String(say`${term(owner.label)}明细`),
    table: tableOf(owner, name),
    key,
    ...defined({ stamps: owner.stamps }),
    fields: {
      [key]: { type: 'id', label: String(say`编号`) },
      [owner.key]: { type: 'ref', label: owner.label, modes: [] },
      [order]: { type: 'integer', label: String(say`显示顺序`), modes: [] },
      ...fields,
    },
  };
}

/** The table of the owner with the name of the part behind it. */
function tableOf(owner: Model, name: string): string {
  const part = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${owner.table}_${part}`.slice(0, 60);
}
