/** What of a list with the record beside it does not fit together. */
import { modelNamed, type PageContext, type PagePart } from '../../schema/check/pageContext.ts';
import type { BlockOf } from '../../schema/compile/blocks.ts';

/** Members of the list that this block says itself. */
const ownMembers = ['selection', 'selectOnClick', 'onRowClick'] as const;

/** The list is one, of the same model, and leaves to the block what the block says. */
export function checkMasterDetail(
  { list }: BlockOf<'masterDetail'>,
  { path }: PagePart,
  { page, projectIndex, report }: PageContext,
): void {
  const at = (...keys: string[]) => [...path, ...keys];
  if (list.type !== 'list') {
    report.add('unknown-name', at('list', 'type'), 'its records are chosen in a list', 'list');
    return;
  }
  if (modelNamed(list.model ?? page.model, projectIndex)?.path === undefined)
    report.add('missing-part', path, 'it needs a model with a path, whose records it shows');
  for (const member of ownMembers)
    if (list[member] !== undefined)
      report.add('unknown-key', at('list', member), `${member} is said by the block around it`);
}
