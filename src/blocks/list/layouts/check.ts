/** Layouts of a list: that there is what they name, and that each has a name of its own. */
import type { ListBlock, Model } from '../../../schema/generated/types.gen.ts';
import type { PageContext } from '../../../schema/check/pageContext.ts';
import type { Path } from '../../../schema/pointer.ts';
import { definitions } from './catalogue.ts';
import { layoutObject } from './layoutObject.ts';
import type { LayoutCheck, LayoutOf, LayoutType } from './layout.ts';

interface Listed {
  path: Path;
  model: Model | undefined;
  context: PageContext;
}

export function checkLayouts(list: ListBlock, { path, model, context }: Listed): void {
  const { report } = context;
  const names = new Set<string>();
  list.layouts?.forEach((entry, index) => {
    const layout = layoutObject(entry);
    const place = [...path, 'layouts', index];
    const { type, name = type } = layout;
    if (names.has(name))
      report.add(
        'duplicate-id',
        place,
        `there are two layouts named ${name}: one of them needs another name`,
      );
    names.add(name);
    const definition = definitions.find((one) => one.name === type);
    const check = definition?.check as
      ((layout: LayoutOf<LayoutType>, site: LayoutCheck) => void) | undefined;
    check?.(layout, { list, model, path: place, context, report });
  });
}
