/** The uploaded workbook of an import request. */
import type { Multipart } from '@fastify/multipart';
import type { RouteContext } from '../../http/route.ts';
import { Refusal, uploadTooLarge } from '../../http/errors.ts';

/** Part `file` in memory (limits are the server's), and the switch, which clients send as a query parameter or a form field. */
export async function fileOf({ request, query }: RouteContext): Promise<{ file: Buffer; updateSupport: boolean }> {
  const part = await request.file();
  if (!part) throw new Refusal('导入文件不能为空');
  const file = await part.toBuffer();
  // The plugin misses a limit that the last chunk crosses.
  if (part.file.truncated) throw uploadTooLarge();
  const sent = textOf(part.fields.updateSupport);
  return { file, updateSupport: isOn(query.updateSupport) || isOn(sent) };
}

const textOf = (field: Multipart | Multipart[] | undefined): unknown => (field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined);

const isOn = (value: unknown): boolean => value === true || value === 'true' || value === '1' || value === 1;
