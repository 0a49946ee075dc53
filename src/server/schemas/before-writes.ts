/**
 * What is written must be read by the models that are published: one who knows a new field may come
 * to a server that has not heard of it, which would leave its value out. Records of a model that a
 * page brought may be read of one that has not heard of the model.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { madeAddresses } from '../../schema/record/newModels.ts';
import { apiPrefix } from '../http/uri.ts';
import type { Listener } from '../listen.ts';
import type { SchemaStore } from './store.ts';

/** Milliseconds that requests wait for the database to say whether something was published. */
const patience = 1_000;

const madeRecords = apiPrefix + madeAddresses;

/** What reads, of models that were there when the server started. */
const isReading = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') && !url.startsWith(madeRecords);

/** A listener whose writing requests reach the application of what is published by then. */
export function afterRefresh<L extends Pick<Listener, 'answerWith'>>(
  listener: L,
  store: Pick<SchemaStore, 'isCurrent' | 'refresh'>,
): L {
  const isCurrent = joined(() => store.isCurrent());
  const refresh = async (): Promise<void> => {
    const isKnown = await Promise.race([isCurrent(), pause(patience, true, { ref: false })]);
    if (!isKnown) await store.refresh();
  };
  let latest: Parameters<Listener['answerWith']>[0];
  const answerWith: Listener['answerWith'] = (handler) => {
    latest = handler;
    listener.answerWith((request, response) => {
      if (isReading(request)) return latest(request, response);
      void refresh()
        .catch(console.error)
        .finally(() => latest(request, response));
    });
  };
  return { ...listener, answerWith };
}

/** The same question once for all who ask before it is put; one at a time. */
function joined<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        const asked = ask();
        running = asked;
        return asked;
      });
    return next;
  };
}
