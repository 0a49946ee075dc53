import { useEffect, useRef, useState } from 'react';
import { announceWrite } from '../../runtime/data/writes.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import { designerTexts } from '../locale/index.ts';
import type { DraftKeys } from '../state/drafts.ts';
import { dropRows, rowsLeft, setDone, type KeptRows, type TableRow } from './keptRows.ts';
import { columnsOf, dictsOf, recordOf, type DictChoices } from './recordOf.ts';
import { sendRows, type RowProblem } from './sendRows.ts';
import { defined } from '../../schema/defined.ts';

interface Given {
  keys: DraftKeys;
  /** Id of the page. */
  page: string;
  kept: KeptRows;
  model: Model;
}

interface Progress {
  isSending: boolean;
  /** Rows that are records since the dialog was opened. */
  added: number;
  /** Rows that are yet to be records. */
  left: readonly TableRow[];
  problems: readonly RowProblem[];
  /** What ended it before the last row. */
  failure?: string;
}

/**
 * Sends the rows that are left; what is done is noted after each of them. Lists of the model hear
 * of it once, at the end: one of thousands of rows would load again for each of them.
 */
export function useSending({ keys, page, kept, model }: Given) {
  const { http, protocol } = useRuntimeHost();
  const texts = designerTexts().rows;
  const [progress, setProgress] = useState<Progress>(() => ({
    isSending: false,
    added: 0,
    left: rowsLeft(kept),
    problems: [],
  }));
  const ended = useRef(false);
  useEffect(
    () => () => {
      ended.current = true;
    },
    [],
  );
  const change = (next: Partial<Progress> | ((before: Progress) => Partial<Progress>)) =>
    setProgress((before) => ({
      ...before,
      ...(typeof next === 'function' ? next(before) : next),
    }));
  const columns = columnsOf(model, kept.text);

  const choicesOfDicts = async (): Promise<DictChoices> => {
    const found = new Map();
    for (const { types, request } of protocol.dictionaries.requests(dictsOf(columns), false)) {
      const answer = await http.request({ ...request, quiet: true });
      for (const type of types) found.set(type, protocol.dictionaries.choices(answer, type) ?? []);
    }
    return found;
  };

  const done = new Set(kept.done);
  const send = async () => {
    ended.current = false;
    const { left } = progress;
    const former = left.map(({ place }) => place);
    const url = model.path ?? '';
    let hasSent = false;
    setProgress(({ failure: _failure, ...rest }) => ({ ...rest, isSending: true, problems: [] }));
    try {
      const dicts = await choicesOfDicts();
      const failure = await sendRows({
        rows: left,
        read: (cells) => recordOf(cells, columns, dicts),
        add: (body, place) => {
          hasSent = true;
          return http.request({
            method: 'POST',
            url,
            body,
            quiet: true,
            idempotencyKey: `${kept.key}-${place}`,
          });
        },
        wordsFor: ({ text, choices }) => texts.noChoice(text, choices),
        headOf: (field) => columns.find(({ name }) => name === field)?.label,
        onDone: (place) => {
          done.add(place);
          setDone(keys, page, [...done]);
          change(({ added, left: rows }) => ({
            added: added + 1,
            left: rows.filter((row) => row.place !== place),
          }));
        },
        onProblem: (problem) => change(({ problems }) => ({ problems: [...problems, problem] })),
        isEnded: () => ended.current,
      });
      if (former.every((place) => done.has(place))) dropRows(keys, page);
      change({ isSending: false, ...defined({ failure }) });
    } catch (error) {
      change({ isSending: false, failure: (error as Error).message });
    }
    // One that never came back may be stored, too.
    if (hasSent) announceWrite(http, { method: 'POST', url });
  };
  return { ...progress, columns, send: () => void send(), stop: () => (ended.current = true) };
}
