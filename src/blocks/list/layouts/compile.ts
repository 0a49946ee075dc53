import type { BlockSite } from '../../../schema/compile/blocks.ts';
import type { Scope } from '../../../schema/compile/compilation.ts';
import type { ListBlock } from '../../../schema/generated/types.gen.ts';
import { defined } from '../../../schema/defined.ts';
import type { Path } from '../../../schema/pointer.ts';
import { compileColumns } from '../columns.ts';
import type { ColumnPlan, ListPlan } from '../plan.ts';
import { compile as calendar } from './calendar/compile.ts';
import { compile as gallery } from './gallery/compile.ts';
import { compile as kanban } from './kanban/compile.ts';
import { layoutObject } from './layoutObject.ts';
import type { LayoutCompiler, LayoutField, LayoutOf, LayoutSite, LayoutType } from './layout.ts';
import type { LayoutPlan } from './plan.ts';
import { compile as table } from './table/compile.ts';
import { compile as tree } from './tree/compile.ts';

interface Listed {
  list: ListBlock;
  /** The list as a table. */
  plan: LayoutSite['plan'];
  scope: Scope;
}

/** The layouts of a list that are left for the viewer; none where it is a table alone. */
export function compileLayouts(
  { list, plan, scope }: Listed,
  { compilation, model, at }: Pick<BlockSite, 'compilation' | 'model' | 'at'>,
): Pick<ListPlan, 'layouts'> {
  if (!list.layouts) return {};
  const column = (entry: LayoutField, path: Path): ColumnPlan | undefined => {
    const listed = plan.columns.find(({ field }) => field === entry);
    return listed ?? compileColumns(compilation, [entry], scope, path)[0];
  };
  const layouts = list.layouts.flatMap((entry, index) => {
    const path = at('layouts', index);
    const layout = layoutObject(entry);
    const site: LayoutSite = { compilation, list, model, scope, path, plan, column };
    return compileLayout(layout, site) ?? [];
  });
  return { layouts };
}

const compilers: { [Type in LayoutType]: LayoutCompiler<Type> } = {
  table,
  tree,
  gallery,
  kanban,
  calendar,
};

function compileLayout<Type extends LayoutType>(
  layout: LayoutOf<Type>,
  site: LayoutSite,
): LayoutPlan | undefined {
  const { type, name = type, label } = layout;
  const content = (compilers[type] as LayoutCompiler<Type>)(layout, site);
  return content && ({ ...content, key: name, type, ...defined({ label }) } as LayoutPlan);
}
