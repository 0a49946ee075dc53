import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { mayUse } from '../../schema/compile/choices.ts';
import { modelAt, PageError } from '../../schema/compile/compilation.ts';
import { defined } from '../../schema/defined.ts';

/** The list, and for whoever may read one record the blocks of the chosen one. */
export function compile(
  { list, state, side = 'left', width = 420, title, detail, empty }: BlockOf<'masterDetail'>,
  { compilation, scope, at }: BlockSite,
): BlockContent<'masterDetail'> | undefined {
  const model =
    list.type === 'list' ? modelAt(compilation, list.model, scope.model, at('list')) : undefined;
  if (list.type !== 'list' || model?.path === undefined)
    throw new PageError('It needs a list of a model with a path', at('list'));
  const mayRead = mayUse(compilation, model, 'get');
  const plan = compilation.compileBlock(
    compilation,
    mayRead ? { ...list, ...choosing(state, list.key ?? model.key) } : list,
    { model, ...defined({ form: list.form }) },
    at('list'),
  );
  if (plan?.type !== 'list') return undefined;
  const isInAddress = mayRead && plan.urlState;
  if (isInAddress) compilation.addressState = [...compilation.addressState, state];
  return {
    list: plan,
    state,
    rowKey: plan.rowKey,
    side,
    width,
    ...defined({ empty }),
    ...(mayRead && {
      detail: {
        request: compilation.vocabulary.protocol.resources.load(model.path),
        title: title ?? { $expr: `record.${model.labelField ?? model.key}` },
        body: compilation.compileBlocks(compilation, detail, { model }, at('detail')),
      },
    }),
  };
}

/** How rows of the list are chosen: by a click and by the keyboard, one at a time. */
const choosing = (state: string, key: string) => ({
  selection: 'single' as const,
  onRowClick: [{ type: 'setState' as const, values: { [state]: { $expr: `row.${key}` } } }],
});
