/** Fields of files: what they accept exists and can be uploaded. */
import type { Path } from '../../pointer.ts';
import { bytesOf, largestInChunks } from '../../record/attachments.ts';
import { acceptedKinds, extensionsOf } from '../../record/fileKinds.ts';
import type { FieldTypeCheck } from '../checkContract.ts';

/** Members that would compare, count or enter a list of addresses as if it were a text. */
const foreign = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'dict',
  'options',
  'unique',
  'computed',
  'sortable',
  'caseSensitive',
] as const;

export const check: FieldTypeCheck = {
  members: ['max', 'maxSize', 'accept', 'public'],
  check({ name, field }, report) {
    const path: Path = ['fields', name];
    for (const member of foreign)
      if (field[member] !== undefined && field[member] !== false)
        report.add(
          'wrong-field-type',
          [...path, member],
          `${member} does not suit files, and ${name} is of type attachments`,
        );
    if (field.excel?.import)
      report.add(
        'wrong-field-type',
        [...path, 'excel', 'import'],
        `a table holds no files: ${name} is exported as their names and not imported`,
      );
    if (field.maxSize !== undefined && bytesOf(field.maxSize) > largestInChunks * 1024 * 1024)
      report.add(
        'out-of-range',
        [...path, 'maxSize'],
        `an upload has at most ${largestInChunks}MB, and ${name} takes ${field.maxSize}`,
        `${largestInChunks}MB`,
      );
    for (const [index, kind] of (field.accept ?? []).entries()) {
      const at = [...path, 'accept', index];
      if (!report.expect('unknown-value', at, 'kind of file', kind, acceptedKinds)) continue;
      const others = (field.accept ?? []).filter((other) => other !== kind && other.endsWith('/*'));
      if (others.some((other) => extensionsOf([other]).includes(kind)))
        report.add('repeated-item', at, `${kind} is accepted by ${others.join(', ')} already`);
    }
  },
};
