import { defined } from '../../schema/defined.ts';
import type {
  Cell,
  Column,
  ColumnObject,
  EditCell,
  Field,
  ListEdit,
  Model,
} from '../../schema/generated/types.gen.ts';
import type { Path } from '../../schema/pointer.ts';
import { allowedAt, readableAt } from '../../schema/compile/access.ts';
import { compileAction } from '../../schema/compile/actions.ts';
import { booleanChoices } from '../../schema/compile/choices.ts';
import {
  allowed,
  fieldAt,
  PageError,
  widgetFor,
  widgetNamed,
  type Compilation,
  type KnownField,
  type Scope,
} from '../../schema/compile/compilation.ts';
import { controlOf } from '../../schema/compile/controls.ts';
import { compileDisplay } from '../../schema/compile/display.ts';
import type { ChoicesPlan } from '../../schema/compile/plan.ts';
import { switchDefaults } from '../../schema/compile/switch.ts';
import { typeOf } from '../../schema/fieldTypes/index.ts';
import { isQuantity } from '../../schema/record/quantity.ts';
import { isHidden } from '../../schema/record/index.ts';
import { takesPart } from '../../schema/record/modes.ts';
import { validationOf } from '../../schema/record/validation.ts';
import type { ColumnGroupPlan, ColumnPlan } from './plan.ts';

const choiceWidth = 110;

/** The columns that the viewer may see, with all that the model says of them. */
export function compileColumns(
  compilation: Compilation,
  columns: readonly Column[],
  scope: Scope,
  path: Path,
): ColumnPlan[] {
  const plans: ColumnPlan[] = [];
  const counts = new Map<string, number>();
  for (const { column, groups, fixed, path: at } of leavesOf(columns, path)) {
    const plan = compileColumn(compilation, column, scope, at);
    compilation.observer?.made(at, plan);
    if (!plan) continue;
    const count = (counts.get(plan.field) ?? 0) + 1;
    counts.set(plan.field, count);
    const key = count === 1 ? plan.field : `${plan.field}#${count}`;
    plans.push({
      ...plan,
      ...defined({ fixed }),
      ...(groups.length > 0 && { groups }),
      key,
    });
  }
  return plans;
}

/** A column with the groups that it stands in. */
interface Leaf {
  column: ColumnObject;
  /** The outermost first. */
  groups: readonly ColumnGroupPlan[];
  /** Side at which its groups stay. */
  fixed: ColumnPlan['fixed'];
  path: Path;
}

/** The columns in their order, those of groups among the others. */
function leavesOf(
  columns: readonly Column[],
  path: Path,
  { groups, fixed }: Pick<Leaf, 'groups' | 'fixed'> = { groups: [], fixed: undefined },
): Leaf[] {
  return columns.flatMap((entry, index) => {
    const at = [...path, index];
    if (typeof entry === 'string') return { column: { field: entry }, groups, fixed, path: at };
    if (!('columns' in entry)) return { column: entry, groups, fixed, path: at };
    const { label, columns: inner, fixed: own = fixed } = entry;
    // Its place sets it apart from another group of the same label.
    const group = { key: `${groups.at(-1)?.key ?? ''}/${index}`, label };
    return leavesOf(inner, [...at, 'columns'], { groups: [...groups, group], fixed: own });
  });
}

function compileColumn(
  compilation: Compilation,
  column: ColumnObject,
  scope: Scope,
  path: Path,
): ColumnPlan | undefined {
  const name = column.field ?? column.name;
  if (name === undefined) throw new PageError('A column needs a field or a name', path);
  const { access } = column;
  const { field, ...known }: KnownField =
    column.field === undefined
      ? { denied: false }
      : fieldAt(compilation, scope.model, column.field);
  if (!readableAt(compilation, path, known)) return undefined;
  if (!allowedAt(compilation, path, { access, model: scope.model })) return undefined;
  const display = compileDisplay(compilation, column, field, scope.model, 'row', path);
  const choices =
    display.choices ??
    (column.filterable && field && typeOf(field).choices === 'yesNo'
      ? booleanChoices()
      : undefined);
  const own: KnownColumn = { name, field, choices };
  return {
    ...display,
    ...defined({ choices }),
    key: name,
    field: name,
    width:
      column.width ??
      (field && (typeOf(field).columnWidth ?? (display.choices ? choiceWidth : undefined))),
    align: column.align ?? (field && !display.choices && isQuantity(field) ? 'right' : 'center'),
    ...defined({ fixed: column.fixed }),
    ellipsis: column.ellipsis ?? true,
    sortable: column.sortable === true && field?.sortable !== false && !(field && isHidden(field)),
    filterable: column.filterable === true && choices !== undefined,
    shown: column.shown ?? true,
    ...defined({ visible: column.visible, tone: column.tone }),
    ...(column.cell && cellOf(compilation, column.cell, own, scope, [...path, 'cell'])),
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

/**
 * The columns with the controls that they get while rows are edited together: those of fields that
 * the viewer may change, and that nothing else changes.
 */
export function compileBatch(
  compilation: Compilation,
  columns: readonly ColumnPlan[],
  model: Model,
  { fields, disabled, path }: ListEdit & { path: Path },
): ColumnPlan[] {
  const states = new Set(Object.values(model.transitions ?? {}).map(({ field }) => field));
  return columns.map((column) => {
    const { field: name, choices } = column;
    const { field, denied } = fieldAt(compilation, model, name);
    const isOwn = field && !denied && Object.hasOwn(model.fields, name) && name !== model.key;
    const isAsked = fields ? fields.includes(name) : !column.switch && !column.edit;
    if (!isOwn || !isAsked || states.has(name)) return column;
    const known: KnownColumn = { name, field, choices };
    const { edit } = editOf(
      compilation,
      { type: 'edit', ...defined({ disabled }) },
      known,
      model,
      path,
    );
    const { value: type } = typeOf(field);
    return {
      ...column,
      ...(edit && { batch: { ...edit, type, validation: validationOf(field) } }),
    };
  });
}

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
  const byModel = field && controlOf(compilation, model, name, field, choices, 'row');
  const component =
    edit.widget === undefined
      ? (byModel?.component ?? widgetFor(compilation, 'inputFor', 'string'))
      : widgetNamed(compilation, edit.widget, [...path, 'widget']);
  const offered = byModel?.choices ?? choices;
  return {
    edit: {
      component,
      props: { ...(byModel?.component === component && byModel.props), ...edit.props },
      ...defined({ choices: offered, disabled: edit.disabled }),
    },
  };
}
