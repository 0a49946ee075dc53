/** Choices that come from records: their values and labels are members that the records have. */
import type { OptionsOfRequest, OptionsOfSource } from '../generated/types.gen.ts';
import { membersOf } from './fields.ts';
import type { PageContext, PagePart } from './pageContext.ts';
import { modelOfAddress } from './resourceAddresses.ts';

type Members = Pick<OptionsOfRequest, 'value' | 'label' | 'children' | 'parent'>;

/** What choices read where nothing is said. */
const standard: Members = { value: 'value', label: 'label' };

/**
 * Reports members that the records at an address lack; of what no model describes nothing is known.
 */
function checkMembers(
  options: Members,
  url: string | undefined,
  { path }: PagePart,
  { projectIndex, report }: PageContext,
): void {
  const model =
    url === undefined
      ? undefined
      : modelOfAddress(url, projectIndex.models, projectIndex.vocabulary.protocol);
  if (!model) return;
  const known = membersOf(model);
  for (const key of ['value', 'label', 'children', 'parent'] as const) {
    const member = options[key] ?? standard[key];
    if (member === undefined || member.includes('.')) continue;
    const place = options[key] === undefined ? path : [...path, key];
    report.expect('unknown-field', place, `${key} of options`, member, known, model.name);
  }
}

export function checkRequestOptions(part: PagePart, context: PageContext): void {
  const options = part.value as OptionsOfRequest;
  if (options.records === undefined) checkMembers(options, options.url, part, context);
}

export function checkSourceOptions(part: PagePart, context: PageContext): void {
  const options = part.value as OptionsOfSource;
  const { page } = context;
  const own = part.path[0] === 'forms' ? page.forms?.[String(part.path[1])]?.sources : undefined;
  const source = own?.[options.source] ?? page.sources?.[options.source];
  checkMembers(options, source?.url, part, context);
}
