/** Models that a page brings: what a running server can make, and nothing that is taken. */
import { typeOf } from '../fieldTypes/index.ts';
import type { Model, NewModel, Page } from '../generated/types.gen.ts';
import { checkFormat } from '../load/format.ts';
import { toPointer, type Path } from '../pointer.ts';
import { stampNames } from '../record/fieldsOf.ts';
import { isMadeSo, madeKey, madeModel } from '../record/newModels.ts';
import type { Problem } from '../problem.ts';
import { checkModel } from './model.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { Report } from './report.ts';

/** Checks the models that a page brings; those that there are, just so, are no problem. */
export function checkNewModels(page: Page, index: ProjectIndex, report: Report): void {
  const { newModels = {}, model, menu } = page;
  const names = Object.keys(newModels);
  if (names.length > 0 && !menu)
    report.add(
      'missing-part',
      ['newModels'],
      'permissions of a new model come with the menu entry of its page and need menu',
    );
  const models = new Map(index.models);
  for (const name of names) {
    const path = ['newModels', name];
    if (model !== name)
      report.add('missing-part', path, `a new model is the model of its page, and ${name} is not`);
    const made = madeModel(name, newModels[name]!);
    const known = models.get(name);
    if (models.has(name)) {
      if (known && !isMadeSo(known, made))
        report.add('duplicate-id', path, `there is another model ${name}`);
      continue;
    }
    checkTaken(made, { models, index, path }, report);
    checkMade(newModels[name]!, { made, index, path }, report);
    models.set(name, made);
  }
}

interface Whole {
  /** Those there are, with those that the page brings before. */
  models: ReadonlyMap<string, Model | null>;
  index: ProjectIndex;
  path: Path;
}

/** Table, addresses and permissions are those of nobody else; whoever has them is named. */
function checkTaken(made: Model, { models, index, path }: Whole, report: Report): void {
  const others = [...models.values()].filter((other) => other !== null);
  const { table, path: address = '', permission = '' } = made;
  const ofTable = others.find((other) => other.table === table);
  if (ofTable)
    report.add('duplicate-table', path, `the model ${ofTable.name} has the table ${table} already`);
  const ofAddress = others.find((other) => other.path && isBelow(other.path, address));
  const routes = index.addresses ?? index.vocabulary.addresses ?? [];
  const route = routes.find((one) => isBelow(one.path, address));
  if (ofAddress)
    report.add(
      'duplicate-id',
      path,
      `the model ${ofAddress.name} has the address ${address} already`,
    );
  else if (route)
    report.add(
      'duplicate-id',
      path,
      `requests below ${address} are answered already: ${route.path}`,
    );
  const ofPermission = others.find((other) => other.permission === permission);
  const granted = [...index.permissions].find((one) => one.startsWith(`${permission}:`));
  if (ofPermission)
    report.add(
      'duplicate-id',
      path,
      `the model ${ofPermission.name} has the permissions ${permission} already`,
    );
  else if (granted !== undefined)
    report.add('duplicate-id', path, `there are permissions ${permission} already: ${granted}`);
}

const isBelow = (address: string, path: string): boolean =>
  address === path || address.startsWith(`${path}/`);

/** The model by itself, as its file would be checked. */
function checkMade(
  declared: NewModel,
  { made, index, path }: Pick<Whole, 'index' | 'path'> & { made: Model },
  report: Report,
): void {
  const { fields, table } = declared;
  const stamps = made.stamps === false ? [] : stampNames;
  const given = [madeKey(made.name, declared), ...stamps];
  const inModel = new Report();
  for (const [name, field] of Object.entries(fields)) {
    const place = ['fields', name];
    if (given.includes(name))
      inModel.add('duplicate-id', place, `the field ${name} comes by itself`);
    if (!typeOf(field).isPlain)
      inModel.add(
        'wrong-field-type',
        [...place, 'type'],
        `a field of type ${field.type} is added in the file of its model`,
      );
  }
  for (const name of Object.keys(table?.columns ?? {}))
    inModel.expect('unknown-field', ['table', 'columns', name], 'field', name, Object.keys(fields));
  if (inModel.problems.length === 0) checkModel(made, made.name, index, inModel);
  for (const problem of [...checkFormat('model', made), ...inModel.problems])
    report.problems.push(placedAt(path, problem));
}

/** Of fields at the field; else at the model, which says nothing else. */
const placedAt = (path: Path, problem: Problem): Problem => ({
  ...problem,
  pointer: toPointer(path) + (/^\/(?:fields|table)\/.*$/.exec(problem.pointer)?.[0] ?? ''),
});
