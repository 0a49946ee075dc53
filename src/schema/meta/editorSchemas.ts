/**
 * The formats as an editor offers them in one project: standard JSON Schema, with the names that
 * the project has in the places where one is written.
 */
import type { ProjectIndex } from '../check/projectIndex.ts';
import { meta } from '../generated/meta.gen.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import type { WidgetDefinition } from '../vocabulary.ts';
import type { FormatName, MetaSchema } from './schema.ts';

/** Names that can be written in a place, each with what an editor says of it. */
type Choices = ReadonlyMap<string, string>;

type EditorSchema = MetaSchema & { enumDescriptions?: readonly string[] };

const choicesOf = (
  names: Iterable<string>,
  describe: (name: string) => string = () => '',
): Choices => new Map([...new Set(names)].sort().map((name) => [name, describe(name)]));

/** Only these names; a place without any keeps its schema. */
const closed = (schema: MetaSchema, choices: Choices): EditorSchema =>
  choices.size === 0
    ? schema
    : {
        description: schema.description ?? '',
        type: 'string',
        enum: [...choices.keys()],
        enumDescriptions: [...choices.values()],
      };

/** These names are offered, and others remain allowed. */
const open = (schema: MetaSchema, choices: Choices): EditorSchema =>
  choices.size === 0
    ? schema
    : { description: schema.description ?? '', anyOf: [closed({}, choices), schema] };

/** Fields of all models, each with the models that have it. */
function fieldChoices({ models }: ProjectIndex): Choices {
  const owners = new Map<string, string[]>();
  for (const model of models.values())
    for (const [name, { label }] of Object.entries(model ? fieldsOf(model) : {}))
      owners.set(name, [...(owners.get(name) ?? []), `${model?.name}: ${label}`]);
  return choicesOf(owners.keys(), (name) => (owners.get(name) ?? []).join('; '));
}

/** Definitions that hold the name of a field, as a text of their own or as their member `field`. */
const fieldPlaces = ['FormItem', 'QueryField', 'Column', 'Summary', 'Item'];
const fieldMembers = ['FormField', 'QueryObject', 'ColumnObject', 'SummaryObject', 'ItemObject'];

function withFields(defs: Record<string, MetaSchema>, fields: Choices): void {
  for (const name of fieldPlaces) {
    const { anyOf: [text, ...rest] = [], ...schema } = defs[name] ?? {};
    if (text) defs[name] = { ...schema, anyOf: [open(text, fields), ...rest] };
  }
  for (const name of fieldMembers) {
    const schema = defs[name];
    const field = schema?.properties?.field;
    if (field)
      defs[name] = { ...schema, properties: { ...schema.properties, field: open(field, fields) } };
  }
}

/** The schemas of a project's files, by format. */
export function editorSchemas(
  projectIndex: ProjectIndex,
  widgets: readonly Pick<WidgetDefinition, 'name' | 'label' | 'doc'>[],
): Record<'page' | 'model' | 'defaults', MetaSchema> {
  const { models, pages, dicts, permissions, addresses = [], complete, vocabulary } = projectIndex;
  const docs = new Map(widgets.map(({ name, label, doc }) => [name, `${label}: ${doc}`]));
  const defs: Record<string, MetaSchema> = { ...meta.$defs };
  const offer = (name: string, choices: Choices, put: typeof open) => {
    const schema = defs[name];
    if (schema) defs[name] = put(schema, choices);
  };
  offer(
    'widget',
    choicesOf(docs.keys(), (name) => docs.get(name) ?? ''),
    closed,
  );
  offer('icon', choicesOf(vocabulary.icons ?? []), closed);
  offer(
    'modelRef',
    choicesOf(models.keys(), (name) => models.get(name)?.label ?? ''),
    closed,
  );
  offer('pageRef', choicesOf(pages), closed);
  offer(
    'dict',
    choicesOf(dicts.keys(), (type) => (dicts.get(type) ?? []).join(', ')),
    complete.dicts ? closed : open,
  );
  offer('permission', choicesOf(permissions), open);
  offer('verb', choicesOf(permissions), open);
  offer('url', choicesOf(addresses.map(({ path }) => path)), open);
  withFields(defs, fieldChoices(projectIndex));
  const schemaOf = (format: FormatName) => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: `#/$defs/${meta.roots[format]}`,
    $defs: defs,
  });
  return { page: schemaOf('page'), model: schemaOf('model'), defaults: schemaOf('defaults') };
}
