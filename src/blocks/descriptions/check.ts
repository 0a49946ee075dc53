import type { Item } from '../../schema/generated/types.gen.ts';
import { detailed } from '../../schema/check/fields.ts';
import {
  enclosing,
  modelNamed,
  type PageContext,
  type PagePart,
} from '../../schema/check/pageContext.ts';
import { checkFieldPath } from '../../schema/check/references.ts';
import { checkWidget } from '../../schema/check/widgets.ts';

/** Items: fields of the model of the block, when it names one. */
export function checkItem(part: PagePart, context: PageContext): void {
  const entry = part.value as Item;
  const details = detailed(entry);
  const block = enclosing<{ model?: string }>(part, 'DescriptionsBlock');
  const model = modelNamed(block?.model, context.projectIndex);
  const field = details ? details.field : (entry as string);
  if (model && field !== undefined && !details?.value)
    checkFieldPath(field, details ? [...part.path, 'field'] : part.path, model, context);
  if (details)
    checkWidget(details, 'display', part.path, context.projectIndex.vocabulary, context.report);
}
