/**
 * Reading threads. Each does one statement at a time; more are started while all are busy, up to a
 * bound. Statements that were slow before may take part of them only, and one person part of them,
 * so that there is always one for the rest.
 */
import { say } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';
import { DatabaseUnavailable } from '../unavailable.ts';
import { requestScope } from '../request-scope.ts';
import type { ThreadSettings } from './messages.ts';
import { SqliteThread } from './thread.ts';

/** Threads at once, those that are being ended included. */
const most = 6;
/** Threads that are started without waiting. */
const usual = 2;
/**
 * Of these at once: statements known to be slow, statements of one person, slow ones of one
 * person.
 */
const mostSlow = 3;
const mostOfPerson = 4;
const mostSlowOfPerson = 2;
/** A statement that took longer, in milliseconds, counts as slow until it takes less. */
const slow = 50;
/** After so many milliseconds of waiting another thread is started. */
const patience = 10;
/** So many milliseconds a statement waits for a thread at most. */
const longestWait = 30_000;
/** So many statements of one person wait at most. */
const mostWaitingOfPerson = 100;
/** A thread beyond the first ends when it was idle for so many milliseconds. */
const longestIdle = 30_000;
/** Slow statements remembered. */
const memory = 1_000;

/** A thread taken for a statement, or for a transaction. */
export interface Lease {
  thread: SqliteThread;
  /** Gives the thread back. */
  release(): void;
}

interface ReadRequest {
  sql: string;
  person: string | undefined;
  since: number;
  grant(member: Member): void;
  refuse(reason: unknown): void;
}

interface Member {
  thread: SqliteThread;
  request: ReadRequest | undefined;
  begun: number;
  isSlow: boolean;
  idleSince: number;
  isOld: boolean;
}

export class Readers {
  readonly #settings: ThreadSettings;
  readonly #members = new Set<Member>();
  readonly #requests = new Set<ReadRequest>();
  /** Texts of statements that were slow when they last ran. */
  readonly #slow = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #retiring: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /**
   * A thread for a statement; for a transaction, the first one of it.
   * @throws Refusal when the person has too much waiting, DatabaseUnavailable when none becomes
   * free in time, the signal's reason
   */
  async lease(sql: string, signal: AbortSignal | undefined): Promise<Lease> {
    if (this.#isClosed) throw new Error('The database is closed');
    signal?.throwIfAborted();
    const person = requestScope.getStore()?.person;
    const member = await this.#wait(sql, person, signal);
    return { thread: member.thread, release: () => this.#release(member) };
  }

  /**
   * Tables have changed: threads that know their former columns end, those at work when they are
   * done.
   */
  renew(): void {
    for (const member of this.#members) {
      member.isOld = true;
      if (!member.request) this.#end(member);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#retiring);
    for (const request of this.#requests) this.#drop(request, new Error('The database is closed'));
    await Promise.all([...this.#members].map(({ thread }) => thread.close()));
  }

  #wait(sql: string, person: string | undefined, signal: AbortSignal | undefined): Promise<Member> {
    if (person !== undefined && this.#waitingOf(person) >= mostWaitingOfPerson)
      throw new Refusal(say`操作过于频繁，请稍候再试`);
    return new Promise((resolve, reject) => {
      const request: ReadRequest = {
        sql,
        person,
        since: performance.now(),
        grant: (member) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(member);
        },
        refuse: (reason) => {
          signal?.removeEventListener('abort', onAbort);
          reject(reason);
        },
      };
      const onAbort = (): void => this.#drop(request, signal!.reason);
      signal?.addEventListener('abort', onAbort);
      this.#requests.add(request);
      this.#serve();
    });
  }

  #waitingOf(person: string): number {
    if (this.#requests.size < mostWaitingOfPerson) return 0;
    let count = 0;
    for (const request of this.#requests) if (request.person === person) count += 1;
    return count;
  }

  #drop(request: ReadRequest, reason: unknown): void {
    if (this.#requests.delete(request)) request.refuse(reason);
  }

  /** Gives threads to those who wait, the longest waiting first, as far as the bounds allow. */
  #serve(): void {
    for (const request of this.#requests) {
      if (!this.#isAllowed(request)) continue;
      const member = this.#idle() ?? this.#start(request);
      if (!member) break;
      this.#requests.delete(request);
      Object.assign(member, {
        request,
        begun: performance.now(),
        isSlow: this.#slow.has(request.sql),
      });
      request.grant(member);
    }
    if (this.#requests.size > 0) this.#timer ??= setTimeout(() => this.#recheck(), patience);
  }

  #recheck(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (const request of this.#requests) {
      if (now - request.since > longestWait)
        this.#drop(
          request,
          new DatabaseUnavailable('busy', new Error('No reading thread became free')),
        );
    }
    this.#serve();
  }

  #isAllowed({ sql, person }: ReadRequest): boolean {
    const isSlow = this.#slow.has(sql);
    let [slowOnes, own, ownSlow] = [0, 0, 0];
    for (const member of this.#members) {
      if (!member.request) continue;
      // A statement that runs for so long is slow, whatever it was before.
      const runsLong = member.isSlow || performance.now() - member.begun > slow;
      const isOwn = person !== undefined && member.request.person === person;
      slowOnes += Number(runsLong);
      own += Number(isOwn);
      ownSlow += Number(isOwn && runsLong);
    }
    return own < mostOfPerson && (!isSlow || (slowOnes < mostSlow && ownSlow < mostSlowOfPerson));
  }

  #idle(): Member | undefined {
    for (const member of this.#members)
      if (!member.request && !member.isOld && !member.thread.isOver) return member;
    return undefined;
  }

  #start({ since }: ReadRequest): Member | undefined {
    if (
      this.#members.size >= most ||
      (this.#members.size >= usual && performance.now() - since < patience)
    )
      return undefined;
    const member: Member = {
      thread: new SqliteThread(this.#settings),
      request: undefined,
      begun: 0,
      isSlow: false,
      idleSince: 0,
      isOld: false,
    };
    this.#members.add(member);
    member.thread.onEnd(() => {
      this.#members.delete(member);
      this.#serve();
    });
    this.#retiring ??= setInterval(() => this.#retire(), longestIdle).unref();
    return member;
  }

  #release(member: Member): void {
    this.#learn(member.request!.sql, performance.now() - member.begun);
    member.idleSince = performance.now();
    // One that is being ended keeps its place until it is gone.
    if (!member.thread.isOver) member.request = undefined;
    if (member.isOld) this.#end(member);
    this.#serve();
  }

  #learn(sql: string, took: number): void {
    if (took <= slow) this.#slow.delete(sql);
    else if (this.#slow.size < memory) this.#slow.add(sql);
  }

  #retire(): void {
    for (const member of this.#members) {
      if (
        this.#members.size > 1 &&
        !member.request &&
        performance.now() - member.idleSince > longestIdle
      ) {
        this.#end(member);
      }
    }
  }

  #end(member: Member): void {
    this.#members.delete(member);
    void member.thread.close();
  }
}
