/** The uploaded workbook of an import request. */
import { say } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';
import { readUpload } from '../../http/parts.ts';
import type { RouteContext } from '../../http/route.ts';
import { importParts } from '../../../protocol/addresses.ts';

/**
 * The file, and the switch, which clients send as a query parameter or a form field: before the
 * file or after it.
 */
export async function importOf({
  request,
  query,
}: RouteContext): Promise<{ file: Buffer; updateSupport: boolean }> {
  const { file, fields } = await readUpload(request, importParts.file);
  if (!file) throw new Refusal(say`导入文件不能为空`);
  const switches = [query[importParts.update], ...fields.getAll(importParts.update)];
  return { file, updateSupport: switches.some(isOn) };
}

/** The protocol's spellings (docs/protocol/measured.md), any case. */
const isOn = (value: unknown): boolean =>
  value === true || /^(true|1|on|yes)$/i.test(String(value ?? '').trim());
