/** Widgets that pick records, and the lists in which they do. */
import { typeOf } from '../fieldTypes/index.ts';
import type { Field, FormField } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Report } from './report.ts';

interface Place {
  path: Path;
  vocabulary: Vocabulary;
  report: Report;
}

/**
 * A list belongs to a widget that picks records in it, and names their model. Without one the
 * records are those of the relation or the options.
 *
 * @param field field of the model that holds the value
 */
export function checkRecords(
  { widget, list, options }: FormField,
  field: Field | undefined,
  { path, vocabulary, report }: Place,
): void {
  const { widgets } = vocabulary;
  const picks = widgets.some(({ name, records }) => records && name === widget);
  if (picks && !list && !options && !(field && typeOf(field).choices === 'related'))
    report.add('missing-part', path, `${widget} needs a list with the model of its records`);
  if (!list) return;
  const at = [...path, 'list'];
  if (list.model === undefined)
    report.add('missing-part', at, 'a list in which records are picked names their model');
  if (!picks && widgets.length > 0)
    report.add('missing-part', at, 'a list is for widgets that pick records, such as RecordPicker');
}
