import { useEffect, useState } from 'react';
import { useApplication } from '../useApplication.ts';
import { dictionaryPaths, noticeTypes } from '../../protocol/addresses.ts';

export interface NoticeType {
  dictValue: string;
  dictLabel: string;
}

/**
 * The notice types of the dictionary sys_notice_type; undefined until they are known, empty when
 * the server has none.
 */
export function useNoticeTypes(): readonly NoticeType[] | undefined {
  const { http } = useApplication();
  const [types, setTypes] = useState<readonly NoticeType[]>();
  useEffect(() => {
    const control = new AbortController();
    http
      .request({
        url: `${dictionaryPaths.byType}/${noticeTypes}`,
        signal: control.signal,
        quiet: true,
      })
      .then(
        ({ data }) => data as NoticeType[],
        () => [],
      )
      .then((found) => !control.signal.aborted && setTypes(found));
    return () => control.abort();
  }, [http]);
  return types;
}
