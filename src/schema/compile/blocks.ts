import type { Block } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { compileActions } from './actions.ts';
import { optionsPlan } from './choices.ts';
import { allowed, modelAt, type Compilation, type Scope } from './compilation.ts';
import { compileItems } from './display.ts';
import { compileList } from './list.ts';
import type { BlockPlan, FormMode } from './plan.ts';
import { openForm } from './opened.ts';
import { compileEvent } from './steps.ts';

/** Blocks without those the viewer may not see; keys are their places, so they stay while the page does. */
export function compileBlocks(
  compilation: Compilation,
  blocks: readonly Block[],
  scope: Scope,
  path: Path,
): BlockPlan[] {
  return blocks.flatMap(
    (block, index) => compileBlock(compilation, block, scope, [...path, index]) ?? [],
  );
}

type Compiler<Type extends Block['type']> = (
  compilation: Compilation,
  block: Extract<Block, { type: Type }>,
  base: Base,
  scope: Scope,
  path: Path,
) => BlockPlan;
type Base = Pick<BlockPlan, 'key' | 'name' | 'visible'>;

function compileBlock(
  compilation: Compilation,
  block: Block,
  scope: Scope,
  path: Path,
): BlockPlan | undefined {
  const model = modelAt(compilation, 'model' in block ? block.model : undefined, scope.model, path);
  if (!allowed(compilation, block.access, model)) return undefined;
  const base: Base = {
    key: block.name ?? path.join('.'),
    ...(block.name !== undefined && { name: block.name }),
    ...(block.visible !== undefined && { visible: block.visible }),
  };
  // The table has one compiler for each type; TypeScript cannot see that the looked-up one takes this block.
  return (compilers[block.type] as Compiler<Block['type']>)(
    compilation,
    block as never,
    base,
    scope,
    path,
  );
}

const everyMode: readonly FormMode[] = ['create', 'edit', 'view'];

const compilers: { [Type in Block['type']]: Compiler<Type> } = {
  list: (compilation, list, base, scope, path) => compileList(compilation, list, base, scope, path),

  form(
    compilation,
    { form, mode = 'create', recordKey, values = {}, submitLabel, width, frame = 'panel' },
    base,
    scope,
    path,
  ) {
    openForm(compilation, form, typeof mode === 'string' ? [mode] : everyMode, scope.model, [
      ...path,
      'form',
    ]);
    return {
      ...base,
      type: 'form',
      form,
      mode,
      values,
      frame,
      ...(recordKey && { recordKey }),
      ...(submitLabel !== undefined && { submitLabel }),
      ...(width !== undefined && { width }),
    };
  },

  descriptions(
    compilation,
    { title, model: name, record, columns = 1, bordered = true, fields },
    base,
    scope,
    path,
  ) {
    const model = modelAt(compilation, name, scope.model, [...path, 'model']);
    return {
      ...base,
      type: 'descriptions',
      ...(title !== undefined && { title }),
      ...(record && { record }),
      columns,
      bordered,
      items: compileItems(compilation, fields, model, [...path, 'fields']),
    };
  },

  tree(
    compilation,
    { title, options, state, placeholder, tools = false, onChange },
    base,
    scope,
    path,
  ) {
    const event = compileEvent('onChange', onChange, { compilation, scope: scope, path });
    return {
      ...base,
      type: 'tree',
      ...(title !== undefined && { title }),
      choices: optionsPlan(options, compilation, [...path, 'options']),
      state,
      tools,
      ...(placeholder !== undefined && { placeholder }),
      ...(event && { onChange: event }),
    };
  },

  tabs: (compilation, { items, active }, base, scope, path) => ({
    ...base,
    type: 'tabs',
    ...(active !== undefined && { active }),
    items: items.flatMap(({ access, body, ...item }, index) =>
      allowed(compilation, access, scope.model)
        ? [
            {
              ...item,
              body: compileBlocks(compilation, body, scope, [...path, 'items', index, 'body']),
            },
          ]
        : [],
    ),
  }),

  split: (compilation, { panes }, base, scope, path) => ({
    ...base,
    type: 'split',
    panes: panes.flatMap(
      ({ access, body, collapsible = false, resizable = false, ...pane }, index) =>
        allowed(compilation, access, scope.model)
          ? [
              {
                ...pane,
                collapsible,
                resizable,
                body: compileBlocks(compilation, body, scope, [...path, 'panes', index, 'body']),
              },
            ]
          : [],
    ),
  }),

  card: (compilation, { title, actions = [], body }, base, scope, path) => ({
    ...base,
    type: 'card',
    ...(title !== undefined && { title }),
    actions: compileActions(compilation, actions, 'toolbar', scope, [...path, 'actions']),
    body: compileBlocks(compilation, body, scope, [...path, 'body']),
  }),
  html: (_compilation, { html }, base) => ({ ...base, type: 'html', html }),
  text: (_compilation, { text, tone = 'plain', icon }, base) => ({
    ...base,
    type: 'text',
    text,
    tone,
    ...(icon !== undefined && { icon }),
  }),

  heading: (_compilation, { picture, title, text }, base) => ({
    ...base,
    type: 'heading',
    ...(picture !== undefined && { picture }),
    title,
    ...(text !== undefined && { text }),
  }),

  repeat: (compilation, { records, where, columns = 1, empty, body }, base, scope, path) => ({
    ...base,
    type: 'repeat',
    records,
    ...(where !== undefined && { where }),
    columns,
    ...(empty !== undefined && { empty }),
    body: compileBlocks(compilation, body, scope, [...path, 'body']),
  }),

  iframe: (_compilation, { src, title, height, trusted }, base) => ({
    ...base,
    type: 'iframe',
    src,
    title,
    ...(height !== undefined && { height }),
    ...(trusted && { trusted }),
  }),
  actions: (compilation, { actions }, base, scope, path) => ({
    ...base,
    type: 'actions',
    actions: compileActions(compilation, actions, 'toolbar', scope, [...path, 'actions']),
  }),
};
