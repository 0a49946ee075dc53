/** Fields that a page brings to models: only what a running server can add, losing nothing. */
import { typeOf } from '../fieldTypes/index.ts';
import type { Field, Model, Page } from '../generated/types.gen.ts';
import { isEqual } from '../merge/values.ts';
import { toPointer, type Path } from '../pointer.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import { withFields } from '../record/newFields.ts';
import { checkModel } from './model.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { Report } from './report.ts';

/** Checks the fields that a page brings; those that their model has, just so, are no problem. */
export function checkNewFields(
  { modelFields = {} }: Page,
  index: ProjectIndex,
  report: Report,
): void {
  for (const [name, fields] of Object.entries(modelFields)) {
    const path = ['modelFields', name];
    const models = index.models;
    if (!report.expect('unknown-model', path, 'model', name, models.keys())) continue;
    const model = models.get(name);
    // A part has no file of its own.
    if (model && model.path === undefined)
      report.add('missing-part', path, `the model ${name} has no path: its fields are in its file`);
    else if (model)
      for (const [field, declared] of Object.entries(fields))
        checkNewField({ model, field, declared, path: [...path, field] }, index, report);
  }
}

interface NewField {
  model: Model;
  field: string;
  declared: Field;
  path: Path;
}

function checkNewField(
  { model, field, declared, path }: NewField,
  index: ProjectIndex,
  report: Report,
): void {
  const known = fieldsOf(model);
  if (Object.hasOwn(known, field)) {
    if (!isEqual(known[field], declared))
      report.add(
        'duplicate-id',
        path,
        `the model ${model.name} has another field ${field}, whose values would be lost`,
      );
    return;
  }
  if ((model.migrations ?? []).some((one) => one.field === field || one.to === field))
    report.add('duplicate-id', path, `migrations of the model ${model.name} name the field`);
  if (!typeOf(declared).isPlain)
    report.add(
      'wrong-field-type',
      [...path, 'type'],
      `a field of type ${declared.type} is added in the file of its model`,
    );
  const inModel = new Report();
  const extended = withFields(model, { [field]: declared });
  checkModel(extended, model.name, index, inModel);
  const place = toPointer(['fields', field]);
  for (const problem of inModel.problems)
    if (problem.pointer === place || problem.pointer.startsWith(`${place}/`))
      report.problems.push({
        ...problem,
        pointer: toPointer(path) + problem.pointer.slice(place.length),
      });
}
