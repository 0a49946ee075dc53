/** What the rest of the server hears when the database does not do its work. */
import { say } from '../../schema/locale/message.ts';
import { Unavailable } from '../http/errors.ts';

const away = say`数据库暂时不可用，请稍后再试`;
const busy = say`数据库繁忙，请稍后再试`;
const unclear = say`数据库连接中断，无法确认操作是否已完成，请刷新后查看`;

/**
 * The database is away, or did not answer in time. Nothing was stored, except perhaps where the
 * kind is `unclear`: the connection broke while the commit was on its way, and nobody can say.
 * Reported to operators once for each outage (postgres/health.ts), not for each request.
 */
export class DatabaseUnavailable extends Unavailable {
  readonly kind: 'away' | 'busy' | 'unclear';
  constructor(kind: 'away' | 'busy' | 'unclear', cause: unknown) {
    super({ away, busy, unclear }[kind], cause);
    this.name = 'DatabaseUnavailable';
    this.kind = kind;
  }
}

/** For work that nobody waits for: an outage was reported already, the next round tries again. */
export const unlessAway =
  (report: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!(error instanceof DatabaseUnavailable)) report(error);
  };
