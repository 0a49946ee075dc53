import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import type { FormMode } from '../../schema/compile/plan.ts';
import { openForm } from '../../schema/compile/opened.ts';
import { defined } from '../../schema/defined.ts';

const everyMode: readonly FormMode[] = ['create', 'edit', 'view'];

export function compile(block: BlockOf<'form'>, site: BlockSite): BlockContent<'form'> {
  const { form, mode = 'create', values = {}, frame = 'panel' } = block;
  const { recordKey, submitLabel, width } = block;
  const modes = typeof mode === 'string' ? [mode] : everyMode;
  openForm(site.compilation, form, modes, site.model, site.at('form'));
  return { form, mode, values, frame, ...defined({ recordKey, submitLabel, width }) };
}
