/** Members of dynamic fields in forms: known once the record that defines them has been chosen. */
import type { Field, Model } from '../generated/types.gen.ts';
import { fieldOf, type DynamicField } from '../record/dynamicFields.ts';
import type { CompileVocabulary } from '../vocabulary.ts';
import type { Compilation } from './compilation.ts';
import { compileDisplay } from './display.ts';
import { compileNodes, formFrame } from './nodes.ts';
import type { DisplayPlan, FormMode, NodePlan } from './plan.ts';

/** What compiling members needs to know: they name nothing of a page. */
export function alone(vocabulary: CompileVocabulary): Compilation {
  return {
    page: { version: 2, id: '', title: '' },
    models: {},
    viewer: { permissions: [], roles: [] },
    vocabulary,
    dicts: new Set(),
    opened: new Map(),
    hasList: false,
    addressState: [],
    actions: new Set(),
    compileAction: () => undefined,
    compileBlock: () => undefined,
    compileBlocks: () => [],
  };
}

/** A model of the members alone. @param asField what a member is as a field of it */
export const modelOf = (
  definitions: readonly DynamicField[],
  asField: (definition: DynamicField) => Field = fieldOf,
): Model => ({
  version: 2,
  name: 'members',
  label: '',
  table: 'members',
  key: 'id',
  stamps: false,
  fields: Object.fromEntries(definitions.map((one) => [one.name, asField(one)])),
});

/** Nodes of a form for the members that a record defines. */
export function compileMembers(
  vocabulary: CompileVocabulary,
  definitions: readonly DynamicField[],
  frame: { columns: number; modes: readonly FormMode[] },
): NodePlan[] {
  const compilation = alone(vocabulary);
  return compileNodes(
    compilation,
    definitions.map(({ name }) => name),
    formFrame(compilation, { model: modelOf(definitions), ...frame }),
    [],
  );
}

/** How the members are shown that a record defines; read below the name of their field. */
export function displayMembers(
  vocabulary: CompileVocabulary,
  field: string,
  definitions: readonly DynamicField[],
): DisplayPlan[] {
  const compilation = alone(vocabulary);
  const model = modelOf(definitions);
  return definitions.map(({ name }) =>
    compileDisplay(
      compilation,
      { field: `${field}.${name}` },
      model.fields[name],
      model,
      'row',
      [],
    ),
  );
}
