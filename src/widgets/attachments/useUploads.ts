import { useEffect, useRef } from 'react';
import {
  attachmentsIn,
  attachmentsText,
  type Attachment,
} from '../../schema/record/attachments.ts';
import { unfinished } from '../../schema/record/valueKinds.ts';
import { useSending, type Upload } from '../upload/useSending.ts';

/** The files of a field with those on their way, which stand in the value among the others. */
export interface Uploads {
  files: readonly Attachment[];
  /** By the path of the file. */
  uploads: ReadonlyMap<string, Upload>;
  add(files: readonly File[]): void;
  retry(path: string): void;
  /** Takes a file out, and ends its upload. */
  remove(path: string): void;
  /** Puts files in the order given. */
  set(files: readonly Attachment[]): void;
}

let last = 0;

/**
 * Uploads files into a value: each stands in it from the start, marked as unfinished, so that the
 * form is not saved without it.
 */
export function useUploads(
  value: string | undefined,
  onChange: ((value: string) => void) | undefined,
): Uploads {
  // Several uploads may end before the next drawing: each continues from what the one before left.
  const latest = useRef(value);
  const change = useRef(onChange);
  // Drawn with the former value, for another upload goes on, it must not fall back to that.
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    change.current = onChange;
  });
  const set = (files: readonly Attachment[]) => {
    latest.current = attachmentsText(files);
    change.current?.(latest.current);
  };
  const present = () => attachmentsIn(latest.current);
  const { uploads, start, retry, end } = useSending({
    isForRecord: true,
    onStored({ key, path, file: { name, size } }) {
      // A large file that was chosen twice is stored once.
      const others = present().filter((one) => one.path !== path);
      set(others.map((one) => (one.path === key ? { path, name, size } : one)));
    },
  });
  return {
    files: attachmentsIn(value),
    uploads,
    add(files) {
      const added = files.map((file) => ({ path: `${unfinished}${++last}`, file }));
      const entries = added.map(({ path, file: { name, size } }) => ({ path, name, size }));
      set([...present(), ...entries]);
      for (const { path, file } of added) start(path, file);
    },
    retry,
    remove(path) {
      set(present().filter((one) => one.path !== path));
      end(path);
    },
    set,
  };
}
