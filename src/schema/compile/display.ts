import type {
  Cell,
  Column,
  ColumnObject,
  EditCell,
  Field,
  Item,
  ItemObject,
  Model,
  Text,
} from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { compileAction } from './actions.ts';
import { controlOf, typeProps } from './controls.ts';
import { booleanChoices, compileChoices, relatedChoices, relationOf } from './choices.ts';
import {
  allowed,
  fieldAt,
  PageError,
  widgetFor,
  widgetNamed,
  type Compilation,
  type Scope,
} from './compilation.ts';
import type { ChoicesPlan, ColumnPlan, DescriptionsPlan, DisplayPlan } from './plan.ts';
import { takesPart } from '../record/modes.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { switchDefaults } from './switch.ts';

const choiceWidth = 110;

/** The columns that the viewer may see, with all that the model says of them. */
export function compileColumns(
  compilation: Compilation,
  columns: readonly Column[],
  scope: Scope,
  tree: boolean,
  path: Path,
): ColumnPlan[] {
  const plans: ColumnPlan[] = [];
  const counts = new Map<string, number>();
  for (const [index, entry] of columns.entries()) {
    const plan = compileColumn(
      compilation,
      typeof entry === 'string' ? { field: entry } : entry,
      scope,
      [...path, index],
    );
    if (!plan) continue;
    const count = (counts.get(plan.field) ?? 0) + 1;
    counts.set(plan.field, count);
    // The first column of a tree carries the branches, which read from the left.
    const align =
      tree && plans.length === 0 && (typeof entry === 'string' || !entry.align)
        ? 'left'
        : plan.align;
    plans.push({ ...plan, key: count === 1 ? plan.field : `${plan.field}#${count}`, align });
  }
  return plans;
}

function compileColumn(
  compilation: Compilation,
  column: ColumnObject,
  scope: Scope,
  path: Path,
): ColumnPlan | undefined {
  const name = column.field ?? column.name;
  if (name === undefined) throw new PageError('A column needs a field or a name', path);
  const { field, denied } =
    column.field === undefined
      ? { denied: false }
      : fieldAt(compilation, scope.model, column.field);
  if (denied || !allowed(compilation, column.access, scope.model)) return undefined;
  const display = compileDisplay(compilation, column, field, scope.model, 'row', path);
  const choices =
    display.choices ??
    (column.filterable && field && typeOf(field).choices === 'yesNo'
      ? booleanChoices()
      : undefined);
  const known: KnownColumn = { name, field, choices };
  return {
    ...display,
    ...(choices && { choices }),
    key: name,
    field: name,
    width:
      column.width ??
      (field && (typeOf(field).columnWidth ?? (display.choices ? choiceWidth : undefined))),
    align: column.align ?? 'center',
    ...(column.fixed && { fixed: column.fixed }),
    ellipsis: column.ellipsis ?? true,
    sortable: column.sortable === true && field?.sortable !== false,
    filterable: column.filterable === true && choices !== undefined,
    shown: column.shown ?? true,
    ...(column.help !== undefined && { description: column.help }),
    ...(column.visible !== undefined && { visible: column.visible }),
    ...(column.cell && cellOf(compilation, column.cell, known, scope, [...path, 'cell'])),
  };
}

/** What the cells of a column need to know of it. */
interface KnownColumn {
  name: string;
  field: Field | undefined;
  choices: ChoicesPlan | undefined;
}

type CellOf<T extends Cell['type']> = Extract<Cell, { type: T }>;
type CellCompiler<T extends Cell['type']> = (
  compilation: Compilation,
  cell: CellOf<T>,
  column: KnownColumn,
  scope: Scope,
  path: Path,
) => Pick<ColumnPlan, 'action' | 'switch' | 'edit'>;

const cells: { [T in Cell['type']]: CellCompiler<T> } = {
  link(compilation, { action: key }, _column, scope, path) {
    const action = compileAction(compilation, key, 'row', scope, [...path, 'action']);
    return action ? { action } : {};
  },
  switch(compilation, { type: _type, ...own }, { name }, scope, path) {
    const { access, on, off, request, ...rest } = {
      ...switchDefaults(compilation.vocabulary.protocol, { model: scope.model, name, cell: own }),
      ...own,
    };
    if (!request) throw new PageError(`The model has no address in switches for "${name}"`, path);
    const { confirm, ...texts } = rest;
    const question = confirm === '' ? {} : { confirm };
    return allowed(compilation, access, scope.model)
      ? { switch: { on, off, request, ...texts, ...question } }
      : {};
  },
  edit: (compilation, cell, column, scope, path) =>
    editOf(compilation, cell, column, scope.model, path),
};

const cellOf = <T extends Cell['type']>(
  compilation: Compilation,
  cell: CellOf<T>,
  column: KnownColumn,
  scope: Scope,
  path: Path,
) => (cells[cell.type as T] as CellCompiler<T>)(compilation, cell, column, scope, path);

/** The control of a column's cells, for those who may write the field. */
function editOf(
  compilation: Compilation,
  edit: EditCell,
  { name, field, choices }: KnownColumn,
  model: Model | undefined,
  path: Path,
): Pick<ColumnPlan, 'edit'> {
  if (
    !allowed(compilation, edit.access, model) ||
    (field && !takesPart(field, 'edit')) ||
    !allowed(compilation, field?.access?.write, undefined)
  )
    return {};
  const byModel = field && controlOf(compilation, model, name, field, choices);
  const component =
    edit.widget === undefined
      ? (byModel?.component ?? widgetFor(compilation, 'inputFor', 'string'))
      : widgetNamed(compilation, edit.widget, [...path, 'widget']);
  const offered = byModel?.choices ?? choices;
  return {
    edit: {
      component,
      props: { ...(byModel?.component === component && byModel.props), ...edit.props },
      ...(offered && { choices: offered }),
      ...(edit.disabled !== undefined && { disabled: edit.disabled }),
    },
  };
}

/** The label and value pairs that the viewer may see. */
export function compileItems(
  compilation: Compilation,
  items: readonly Item[],
  model: Model | undefined,
  path: Path,
): DescriptionsPlan['items'] {
  return items.flatMap((entry, index) => {
    const item: ItemObject = typeof entry === 'string' ? { field: entry } : entry;
    const { field, denied } =
      item.field === undefined ? { denied: false } : fieldAt(compilation, model, item.field);
    if (denied || !allowed(compilation, item.access, model)) return [];
    const display = compileDisplay(compilation, item, field, model, 'record', [...path, index]);
    return [
      {
        ...display,
        ...(item.field !== undefined && { field: item.field }),
        span: item.span ?? 1,
        ...(item.visible !== undefined && { visible: item.visible }),
      },
    ];
  });
}

/** How a value is shown: label, widget, choices. `root` is the name under which expressions know the record. */
function compileDisplay(
  compilation: Compilation,
  own: ColumnObject | ItemObject,
  field: Field | undefined,
  model: Model | undefined,
  root: 'row' | 'record',
  path: Path,
): DisplayPlan {
  const label: Text | undefined = own.label ?? field?.label;
  if (label === undefined)
    throw new PageError(
      own.field === undefined
        ? 'A value without a field needs a label'
        : `The model has no field "${own.field}", so a label is needed`,
      path,
    );
  const related =
    own.value === undefined && field && typeOf(field).choices === 'related'
      ? relatedLabel(compilation, model, own.field ?? '', root)
      : {};
  const choices = compileChoices(compilation, own, field, path) ?? related.choices;
  const value = own.value ?? related.value;
  const component =
    own.widget === undefined
      ? widgetFor(compilation, 'displayFor', choices ? 'choice' : (field?.type ?? 'string'))
      : widgetNamed(compilation, own.widget, [...path, 'widget']);
  return {
    ...(own.field !== undefined && { field: own.field }),
    label,
    ...(value !== undefined && { value }),
    component,
    props: { ...typeProps(compilation, component, field), ...own.props },
    ...(choices && { choices }),
    ...(own.suffix !== undefined && { suffix: own.suffix }),
  };
}

/** A key of another record is shown as that record's label: from the answer itself where the relation exposes it, else looked up. */
function relatedLabel(
  compilation: Compilation,
  model: Model | undefined,
  name: string,
  root: 'row' | 'record',
): { value?: Text; choices?: ChoicesPlan } {
  const relation = relationOf(compilation, model, name);
  const label = relation?.target.labelField;
  if (!relation) return {};
  if (label !== undefined && relation.expose.includes(label))
    return fieldAt(compilation, relation.target, label).denied
      ? {}
      : { value: { $expr: `${root}.${relation.name}.${label}` } };
  return { choices: relatedChoices(compilation, relation.target) };
}
