import type { ReadSheet, SheetTable } from '../../designer/start/table/readTableFile.ts';
import { importParts, tableFilePath } from '../../protocol/addresses.ts';
import { protocol } from '../../protocol/index.ts';
import type { ApiHttp } from '../http/client.ts';

/** Tables in workbooks, as the server reads them. */
export const sheetReader =
  (http: ApiHttp): ReadSheet =>
  async (file, sheet) => {
    const form = new FormData();
    form.append(importParts.file, file);
    const answer = await http.request({
      method: 'POST',
      url: tableFilePath,
      params: { sheet },
      form,
      quiet: true,
    });
    return protocol.answers.result(answer) as SheetTable;
  };
