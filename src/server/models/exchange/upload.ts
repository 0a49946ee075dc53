/** The uploaded workbook of an import request. */
import { say } from '../../../schema/locale/message.ts';
import { Refusal, uploadTooLarge } from '../../http/errors.ts';
import { partsOf } from '../../http/parts.ts';
import type { RouteContext } from '../../http/route.ts';
import { importParts } from '../../../protocol/addresses.ts';

/**
 * Part `file` in memory (limits are the server's), and the switch, which clients send as a query
 * parameter or a form field: before the file or after it, so the request is read to its end.
 */
export async function fileOf({
  request,
  query,
}: RouteContext): Promise<{ file: Buffer; updateSupport: boolean }> {
  let file: Buffer | undefined;
  let updateSupport = isOn(query[importParts.update]);
  for await (const part of partsOf(request)) {
    if (part.type === 'field')
      updateSupport ||= part.fieldname === importParts.update && isOn(part.value);
    else if (file || part.fieldname !== importParts.file) part.file.resume();
    else {
      file = await part.toBuffer();
      // The plugin misses a limit that the last chunk crosses.
      if (part.file.truncated) throw uploadTooLarge();
    }
  }
  if (!file) throw new Refusal(say`导入文件不能为空`);
  return { file, updateSupport };
}

/** The protocol's spellings (docs/protocol/measured.md), any case. */
const isOn = (value: unknown): boolean =>
  value === true || /^(true|1|on|yes)$/i.test(String(value ?? '').trim());
