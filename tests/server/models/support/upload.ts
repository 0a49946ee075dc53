/** A workbook as a route of imports gets it, without a connection. */

/** What such a route reads of its request; `fields` are sent beside the file. */
export function uploadOf(file: Buffer, fields: Readonly<Record<string, string>> = {}) {
  async function* parts(): AsyncGenerator<object> {
    const toBuffer = async (): Promise<Buffer> => file;
    yield { type: 'file', fieldname: 'file', toBuffer, file: { truncated: false } };
    for (const [fieldname, value] of Object.entries(fields))
      yield { type: 'field', fieldname, value };
  }
  return { parts, headers: {}, raw: { destroyed: false } };
}
