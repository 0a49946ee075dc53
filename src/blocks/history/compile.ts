import { fieldAt, PageError } from '../../schema/compile/compilation.ts';
import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { compileDisplay } from '../../schema/compile/display.ts';
import { defined } from '../../schema/defined.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import { reasonAsked, statesOf } from '../../schema/record/index.ts';

/** Nothing for a viewer who may not read the record. */
export function compile(
  { title, recordKey, pageSize = 10 }: BlockOf<'history'>,
  site: BlockSite,
): BlockContent<'history'> | undefined {
  const { model, compilation, at } = site;
  if (!model?.transitions || model.path === undefined)
    throw new PageError('A history needs a model with transitions', at('model'));
  if (!mayRead(model, site)) return undefined;
  const { resources } = compilation.vocabulary.protocol;
  const states = [...statesOf(model).keys()].flatMap((name) => {
    const { field, denied } = fieldAt(compilation, model, name);
    if (!field || denied) return [];
    return [[name, compileDisplay(compilation, { field: name }, field, model, 'record', at())]];
  });
  return {
    ...defined({ title, recordKey }),
    keyField: model.key,
    request: resources.history(model.path),
    pageSize,
    moves: movesOf(model),
    states: Object.fromEntries(states),
  };
}

function mayRead({ permission, open = [] }: Model, { compilation, allowed }: BlockSite): boolean {
  const verb = compilation.vocabulary.protocol.rights.verbs.get;
  return permission === undefined || open.includes('get') || allowed(verb);
}

const movesOf = ({ transitions = {} }: Model) =>
  Object.fromEntries(
    Object.entries(transitions).map(([name, { label, reason }]) => [
      name,
      { label, reason: String(reasonAsked(reason || true)!.label) },
    ]),
  );
