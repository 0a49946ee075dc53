import { reference } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'reload'> = {
  name: 'reload',
  label: '重新加载',
  icon: 'reload',
  group: 'page',
  doc:
    'Loads again what no write of this page has changed: a block or source, else the list ' +
    'it was started from, else all of the page.',
  examples: [{ type: 'reload' }, { type: 'reload', block: 'list' }],
  members: {
    block: reference('blockRef', 'Name of the block.'),
    source: reference('sourceRef', 'Name of the source.'),
  },
};
