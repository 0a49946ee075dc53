/**
 * Open windows and what they should know. While windows are open, every node asks the database once
 * a second for the rows that count changes, and for the sessions of its windows. So it works alike
 * for one process and for many, behind connection poolers that cannot LISTEN, and costs three small
 * queries however many windows there are.
 */
import type { Session } from '../http/session.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Database } from '../db/database.ts';
import { unlessAway } from '../db/unavailable.ts';
import { noticeEpoch } from '../system/notice-epoch.ts';
import { unreadCounts } from '../system/notice/marks.ts';
import { EventStream } from './event-stream.ts';
import { eachInTurns } from './turns.ts';

export interface HubOptions {
  database: Database;
  sessions: Pick<Sessions, 'alive'>;
  /** Hash of the page schemas as they are now. */
  schemas(): Promise<string>;
  onError(error: unknown): void;
}

export interface Hub {
  /**
   * The stream of one window. It ends with its session, with a newer window beyond the limit, and
   * with the hub.
   */
  open(session: Session): EventStream;
  close(): void;
}

/** Milliseconds between two checks. */
const interval = 1_000;
/** Windows of one user on one node; a further one takes the place of the oldest. */
const windowsPerUser = 8;
/** A stream without news says something after so many milliseconds. */
const quiet = 15_000;
/** A window that has not read for so many milliseconds is gone. */
const patience = 60_000;

export function createHub({ database, sessions, schemas, onError }: HubOptions): Hub {
  const streams = new Set<EventStream>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  /** What the streams were sent last; undefined: somebody may have missed something. */
  let seen: string | undefined;

  async function send(to: readonly EventStream[]): Promise<void> {
    if (to.length === 0) return;
    const counts = await unreadCounts(database.read, [...new Set(to.map(({ userId }) => userId))]);
    const hash = await schemas();
    await eachInTurns(to, (stream) =>
      stream.send({ unread: counts.get(stream.userId) ?? 0, schemas: hash }),
    );
  }

  async function poll(): Promise<void> {
    const asked = new Set([...streams].map(({ sessionId }) => sessionId));
    const alive = await sessions.alive([...asked]);
    await eachInTurns([...streams], (stream) => {
      // One that came meanwhile was asked for by nobody.
      if (!asked.has(stream.sessionId)) return;
      if (!alive.has(stream.sessionId)) stream.finish('session');
      else if (stream.stalled(patience)) stream.destroy();
    });
    // Read before the counts: a change between the two is reported by the next check.
    const now = `${await noticeEpoch(database.read)} ${await schemas()}`;
    if (now !== seen) {
      seen = undefined;
      await send([...streams]);
      seen = now;
    }
    await eachInTurns([...streams], (stream) => stream.beat(quiet));
  }

  /** One look at a time; a failed one is reported and the next tries again. */
  async function pollOnce(): Promise<void> {
    if (looking) return;
    looking = true;
    await poll().catch(unlessAway(onError));
    looking = false;
  }

  function add(stream: EventStream): void {
    const own = [...streams].filter(({ userId }) => userId === stream.userId);
    for (const oldest of own.slice(0, Math.max(own.length - windowsPerUser + 1, 0)))
      oldest.finish('replaced');
    streams.add(stream);
    timer ??= setInterval(() => void pollOnce(), interval);
    stream.once('close', () => {
      streams.delete(stream);
      if (streams.size > 0) return;
      clearInterval(timer);
      timer = undefined;
      seen = undefined;
    });
  }

  return {
    open(session) {
      const stream = new EventStream({ sessionId: session.id, userId: session.userId });
      add(stream);
      // A state that cannot be read now comes with the next check.
      send([stream]).catch((error: unknown) => {
        seen = undefined;
        unlessAway(onError)(error);
      });
      return stream;
    },
    close() {
      clearInterval(timer);
      for (const stream of streams) stream.finish('closing');
    },
  };
}
