import type { BlockDefinition } from '../../schema/block.ts';
import { modelNamed } from '../../schema/check/pageContext.ts';
import { checkFigures, type NamedMember } from '../figuresCheck.ts';
import { compile } from './compile.ts';
import { examples } from './examples.ts';
import { format } from './format.ts';

export const definition: BlockDefinition<'pivot'> = {
  name: 'pivot',
  label: '透视表',
  icon: 'table',
  group: 'data',
  doc:
    'Figures of an aggregate, a source or records at hand, by the values of some fields ' +
    'down and of others across, with totals.',
  format,
  rows: {
    model: () => undefined,
    before: ['params', 'records', 'title', 'empty'],
  },
  check(block, part, context) {
    const members = (['rows', 'columns', 'measures'] as const).flatMap((key) =>
      (block[key] ?? []).map<NamedMember>((member, index) => ({
        member,
        keys: [key, index],
        as: key === 'measures' ? 'measure' : 'group',
      })),
    );
    checkFigures(block, members, part, context);
    const { page, projectIndex, report } = context;
    const model = modelNamed(block.model ?? page.model, projectIndex);
    if (block.aggregate !== undefined && model?.path === undefined)
      report.add('missing-part', part.path, 'an aggregate needs a model with a path');
  },
  compile,
  examples,
};
