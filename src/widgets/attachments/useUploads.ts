import { useEffect, useRef, useState } from 'react';
import {
  attachmentsIn,
  attachmentsText,
  type Attachment,
} from '../../schema/record/attachments.ts';
import { unfinished } from '../../schema/record/valueKinds.ts';
import { useWidgetHost } from '../contract.ts';

/** A file on its way to the server. */
export interface Upload {
  file: File;
  /** Percent of its bytes that have gone out. */
  sent: number;
  failed: boolean;
}

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
  const { request, requests } = useWidgetHost();
  const { url, part, member, forRecord } = requests.upload;
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const ends = useRef(new Map<string, AbortController>());
  // Several uploads may end before the next drawing: each continues from what the one before left.
  const latest = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    latest.current = value;
    change.current = onChange;
  });
  const set = (files: readonly Attachment[]) => {
    latest.current = attachmentsText(files);
    change.current?.(latest.current);
  };
  const present = () => attachmentsIn(latest.current);
  const note = (path: string, state: Upload | undefined) =>
    setUploads((before) => {
      const after = new Map(before);
      if (state) after.set(path, state);
      else after.delete(path);
      return after;
    });

  const send = async (path: string, file: File) => {
    const end = new AbortController();
    ends.current.set(path, end);
    note(path, { file, sent: 0, failed: false });
    const form = new FormData();
    form.append(part, file);
    try {
      const answer = await request({
        method: 'POST',
        url,
        params: { ...forRecord },
        form,
        signal: end.signal,
        onUpload: (bytes, total) =>
          !end.signal.aborted &&
          note(path, {
            file,
            sent: total ? Math.round((bytes / total) * 100) : 0,
            failed: false,
          }),
      });
      const stored = { path: String(answer[member]), name: file.name, size: file.size };
      set(present().map((one) => (one.path === path ? stored : one)));
      note(path, undefined);
    } catch {
      // The refusal was shown by the request itself.
      note(path, end.signal.aborted ? undefined : { file, sent: 0, failed: true });
    } finally {
      ends.current.delete(path);
    }
  };
  return {
    files: attachmentsIn(value),
    uploads,
    add(files) {
      const added = files.map((file) => ({ path: `${unfinished}${++last}`, file }));
      const entries = added.map(({ path, file: { name, size } }) => ({ path, name, size }));
      set([...present(), ...entries]);
      for (const { path, file } of added) void send(path, file);
    },
    retry(path) {
      const upload = uploads.get(path);
      if (upload) void send(path, upload.file);
    },
    remove(path) {
      set(present().filter((one) => one.path !== path));
      ends.current.get(path)?.abort();
      note(path, undefined);
    },
    set,
  };
}
