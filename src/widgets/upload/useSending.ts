import { App } from 'antd';
import { useRef, useState } from 'react';
import { useWidgetHost, type RequestFailure } from '../contract.ts';
import { sendFile, type Destination } from './sendFile.ts';

/** A file on its way to the server. */
export interface Upload {
  file: File;
  /** Percent of its bytes that have gone out. */
  sent: number;
  /** The network or the server is away, and waited for. */
  isWaiting?: boolean;
  /** Why it failed; another try goes on where it ended. */
  failure?: string;
  /** Has the server forget what came of it. */
  giveUp?: () => void;
}

/** Files on their way, by keys that the widget gives them. */
export interface SentFiles {
  uploads: ReadonlyMap<string, Upload>;
  start(key: string, file: File): void;
  retry(key: string): void;
  /** Breaks an upload off, or forgets one that failed. */
  end(key: string): void;
}

interface Options {
  isForRecord?: boolean;
  /** Default: as the protocol says. */
  destination?: Destination | undefined;
  onStored(stored: { key: string; path: string; file: File }): void;
}

/** Sends files, each at once; failures are shown, and stay until another try or the end. */
export function useSending({ isForRecord = false, destination, onStored }: Options): SentFiles {
  const host = useWidgetHost();
  const { message } = App.useApp();
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const ends = useRef(new Map<string, AbortController>());
  const note = (key: string, state: Upload | undefined) =>
    setUploads((before) => {
      const after = new Map(before);
      if (state) after.set(key, state);
      else after.delete(key);
      return after;
    });
  const start = async (key: string, file: File) => {
    const end = new AbortController();
    ends.current.set(key, end);
    let upload: Upload = { file, sent: 0 };
    const update = (change: Partial<Upload>) => {
      upload = { ...upload, ...change };
      if (!end.signal.aborted) note(key, upload);
    };
    update({});
    try {
      const path = await sendFile(
        host,
        {
          file,
          isForRecord,
          signal: end.signal,
          onProgress: (sent, isWaiting) => update({ sent, isWaiting }),
          onBegun: (giveUp) => update({ giveUp }),
        },
        destination,
      );
      onStored({ key, path, file });
      note(key, undefined);
    } catch (error) {
      if (end.signal.aborted) return upload.giveUp?.();
      const failure = error as RequestFailure;
      // Requests that are not quiet show their refusals themselves.
      if (failure.shown === false) void message.error(failure.message);
      update({ sent: 0, isWaiting: false, failure: failure.message });
    } finally {
      ends.current.delete(key);
    }
  };
  return {
    uploads,
    start: (key, file) => void start(key, file),
    retry(key) {
      const upload = uploads.get(key);
      if (upload) void start(key, upload.file);
    },
    end(key) {
      const running = ends.current.get(key);
      if (running) running.abort();
      else uploads.get(key)?.giveUp?.();
      note(key, undefined);
    },
  };
}
