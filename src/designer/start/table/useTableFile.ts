import { useEffect, useRef, useState } from 'react';
import { readTableFile, titleOf, type ReadSheet, type SheetTable } from './readTableFile.ts';

/** A workbook, and the sheet of it that was read. */
export interface ChosenWorkbook extends SheetTable {
  file: File;
}

export interface ChosenTable {
  text: string;
  /** What a page of the table may be called. */
  title: string;
  /** undefined: the file is a text. */
  workbook: ChosenWorkbook | undefined;
}

/** The reading of files: one at a time, and what comes too late is dropped. */
export interface TableFileReading {
  isReading: boolean;
  /** The same as of this moment. */
  isPending(): boolean;
  /** Why the last file was not read. */
  failure: string | undefined;
  /** Reads a file, or a sheet of it. */
  read(file: File, sheet?: string): void;
  /** Drops what is being read, as the table comes from elsewhere. */
  stop(): void;
}

/** @param onTable called with what was read, unless it was stopped meanwhile */
export function useTableFile(
  readSheet: ReadSheet,
  onTable: (table: ChosenTable) => void,
): TableFileReading {
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const round = useRef(0);
  const pending = useRef(false);
  useEffect(
    () => () => {
      round.current += 1;
    },
    [],
  );
  const setPending = (is: boolean) => {
    pending.current = is;
    setReading(is);
  };
  const stop = () => {
    round.current += 1;
    setPending(false);
    setFailure(undefined);
  };
  const read = async (file: File, sheet?: string) => {
    stop();
    const own = round.current;
    setPending(true);
    try {
      const { text, workbook } = await readTableFile(file, readSheet, sheet);
      if (own !== round.current) return;
      setPending(false);
      const title = titleOf(file.name, workbook?.sheet);
      onTable({ text, title, workbook: workbook && { ...workbook, file } });
    } catch (error) {
      if (own !== round.current) return;
      setPending(false);
      setFailure((error as Error).message);
    }
  };
  return {
    isReading,
    isPending: () => pending.current,
    failure,
    read: (file, sheet) => void read(file, sheet),
    stop,
  };
}
