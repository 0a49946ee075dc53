/** Layout of forms: what holds fields. One entry for each type. */
import type {
  FormGroup,
  FormItem,
  FormLayout,
  FormList,
  FormPart,
  Text,
} from '../generated/types.gen.ts';
import { defined } from '../defined.ts';
import type { Path } from '../pointer.ts';
import type { LayoutUse } from '../vocabulary.ts';
import { allowedAt } from './access.ts';
import { buttonNode } from './button.ts';
import { widgetFor, widgetNamed, type Compilation } from './compilation.ts';
import { nameOf, wordsOf } from './field.ts';
import type { FormFrame } from './formFrame.ts';
import { lockOf, modelField, modesOf, usableModes } from './modelField.ts';
import type { NodePlan, Values } from './plan.ts';
import { labelOf, ownedList, rowsPlan, rowsValidation } from './rows.ts';
import { nodeValidation } from './validation.ts';

type LayoutOf<T extends FormLayout['type']> = Extract<FormLayout, { type: T }>;
type Compile<T extends FormLayout['type']> = (
  compilation: Compilation,
  own: LayoutOf<T>,
  frame: FormFrame,
  path: Path,
) => NodePlan | undefined;

/** Members that every piece of layout may have. */
type Own = Partial<
  Pick<FormGroup, 'name' | 'label' | 'help' | 'hint' | 'visible' | 'modes' | 'span'>
>;

/**
 * The piece itself; nothing when all that it would hold is denied, for that would give away that
 * there is something.
 */
function layoutNode(
  own: Own,
  widget: { component: string; props: Values },
  { held, children }: { held: number; children: NodePlan[] },
  frame: FormFrame,
): NodePlan | undefined {
  if (children.length === 0 && held > 0) return undefined;
  return {
    ...wordsOf(own),
    kind: 'layout',
    type: 'void',
    name: own.name ?? frame.nextName(),
    label: own.label ?? '',
    ...widget,
    validation: { messages: {} },
    modes: modesOf(own.modes, frame),
    submit: false,
    span: own.span ?? frame.columns,
    children,
  };
}

const holding = (fields: readonly FormItem[], frame: FormFrame, path: Path) => ({
  held: fields.length,
  children: frame.nodesOf(fields, frame, [...path, 'fields']),
});

/** Parts shown one at a time: each is a piece of layout of its own. */
const holdingParts = (
  compilation: Compilation,
  items: readonly FormPart[],
  frame: FormFrame,
  path: Path,
) => ({
  held: items.length,
  children: items.flatMap((part, index) => {
    const at = [...path, 'items', index];
    if (!allowedAt(compilation, at, { access: part.access, model: frame.model })) return [];
    const widget = {
      component: widgetFor(compilation, 'layoutFor', 'group'),
      props: defined({ columns: part.columns }),
    };
    const node = layoutNode(part, widget, holding(part.fields, frame, at), frame);
    compilation.observer?.made(at, node);
    return node ?? [];
  }),
});

/** The widget for a kind of layout, with the props that pages write beside `type`. */
const usualWidget = (
  compilation: Compilation,
  { type, columns, open }: { type: LayoutUse; columns?: number; open?: unknown },
) => ({
  component: widgetFor(compilation, 'layoutFor', type),
  props: defined({ columns, open }),
});

/** Layout that shows its parts one at a time. */
const parted = (
  compilation: Compilation,
  own: LayoutOf<'tabs' | 'steps' | 'collapse'>,
  frame: FormFrame,
  path: Path,
): NodePlan | undefined =>
  layoutNode(
    own,
    usualWidget(compilation, own),
    holdingParts(compilation, own.items, frame, path),
    frame,
  );

const compilers: { [T in FormLayout['type']]: Compile<T> } = {
  group(compilation, own, frame, path) {
    const component =
      own.widget === undefined
        ? widgetFor(compilation, 'layoutFor', 'group')
        : widgetNamed(compilation, own.widget, [...path, 'widget']);
    const props = { ...defined({ columns: own.columns, bordered: own.bordered }), ...own.props };
    return layoutNode(own, { component, props }, holding(own.fields, frame, path), frame);
  },
  grid(compilation, own, frame, path) {
    const { component, props } = usualWidget(compilation, own);
    const { gap, justify, align } = own;
    const all = { ...props, ...defined({ gap, justify, align }) };
    return layoutNode(own, { component, props: all }, holding(own.fields, frame, path), frame);
  },
  tabs: parted,
  steps: parted,
  collapse: parted,
  list: listNode,
  object: (compilation, own, frame, path) => ({
    ...valueNode(compilation, own, 'object', own.label ?? own.name, own.name),
    validation: { messages: {} },
    modes: modesOf(own.modes, frame),
    submit: true,
    span: own.span ?? 1,
    children: holding(own.fields, frame, path).children,
  }),
  button: buttonNode,
};

/** What nodes have in common that hold a value made of further fields. */
const valueNode = (
  compilation: Compilation,
  own: Own,
  type: 'object' | 'array',
  label: Text,
  name: string,
): Pick<NodePlan, 'kind' | 'type' | 'name' | 'label' | 'component' | 'props'> => ({
  ...wordsOf(own),
  kind: 'field',
  type,
  name,
  label,
  component: widgetFor(compilation, 'inputFor', 'string'),
  props: {},
});

/** Rows with the same fields; the node of one row is called item. */
function listNode(
  compilation: Compilation,
  own: FormList,
  frame: FormFrame,
  path: Path,
): NodePlan | undefined {
  const owned = ownedList(compilation, own.field, frame.model, path);
  const modelled = owned ? undefined : modelField(compilation, own.field, frame.model, path);
  const modes = usableModes(own.modes, modelled, frame);
  if (modes.length === 0) return undefined;
  const inside: FormFrame = {
    ...frame,
    modes,
    record: 'row',
    ...(owned && { model: owned.model }),
  };
  const name = nameOf(own, path);
  const label = own.label ?? modelled?.field.label ?? (owned ? labelOf(owned) : name);
  return {
    ...valueNode(compilation, own, 'array', label, name),
    ...defined({
      component: own.widget,
      props: own.props,
      field: owned ? own.field : modelled?.name,
    }),
    ...(own.default !== undefined && own.default !== null && { default: own.default }),
    validation: owned
      ? rowsValidation(own, owned, { name, label })
      : nodeValidation(own, modelled?.field, { name, label, type: 'array' }),
    modes,
    ...lockOf(own, modelled),
    submit: own.sent ?? (modelled ? modelled.writable : true),
    span: own.span ?? frame.columns,
    children: [],
    rows: rowsPlan(own, owned),
    item: {
      ...valueNode(compilation, {}, 'object', 'item', 'item'),
      validation: { kind: 'any', messages: {} },
      modes,
      submit: true,
      span: 1,
      children: holding(own.fields, inside, path).children,
    },
  };
}

/** A piece of layout with what it holds, as far as the viewer may see it. */
export function compileLayout<T extends FormLayout['type']>(
  compilation: Compilation,
  own: LayoutOf<T>,
  frame: FormFrame,
  path: Path,
): NodePlan | undefined {
  return (compilers[own.type] as Compile<T>)(compilation, own, frame, path);
}
