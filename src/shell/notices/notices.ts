import { noticePaths } from '../../protocol/addresses.ts';
import type { Envelope } from '../../protocol/codes.ts';
import { listParameters } from '../../protocol/paging.ts';
import { states } from '../../protocol/states.ts';
import { defined } from '../../schema/defined.ts';
import type { ApiHttp } from '../http/client.ts';

/**
 * A notice as the lists of the protocol give it (docs/protocol/system.md#notices); `isRead` is
 * absent on servers without marks.
 */
export interface Notice {
  noticeId: number;
  noticeTitle: string;
  noticeType: string;
  createTime: string;
  status?: string;
  isRead?: boolean;
}

/** A notice with its text, which is HTML that people wrote. */
export interface NoticeText extends Notice {
  noticeContent: string | null;
}

/** Notices of one page of the popover, and on the home page (docs/protocol/product.md#limits). */
const noticePageSize = 5;
/** Type that the popover shows first (docs/protocol/product.md#limits). */
export const firstNoticeType = '1';
/** Longest title of the popover, in characters (docs/protocol/product.md#limits). */
const titleLength = 32;

/** The title as the popover shows it. */
export function shortTitle(title: string): string {
  const characters = Array.from(title);
  return characters.length > titleLength ? `${characters.slice(0, titleLength).join('')}…` : title;
}

/** Whether a further page may exist (docs/protocol/product.md#states). */
export const hasMore = (total: number, page: number): boolean => total > page * noticePageSize;

/** Closed notices are nobody's to read here, whatever a server answers. */
export const isOpen = (notice: Notice): boolean =>
  notice.status === undefined || notice.status === states.on;

/** Which open notices are asked for. */
interface NoticePage {
  /** Of all types when absent. */
  type?: string;
  page: number;
  signal?: AbortSignal;
}

/** One page of open notices. Rejects with an ApiError that was not shown. */
export async function fetchNotices(
  http: ApiHttp,
  { type, page, signal }: NoticePage,
): Promise<{ rows: Notice[]; total: number }> {
  const { rows, total } = await http.request({
    url: noticePaths.list,
    params: {
      [listParameters.page]: page,
      [listParameters.size]: noticePageSize,
      status: states.on,
      ...defined({ noticeType: type }),
    },
    ...defined({ signal }),
    quiet: true,
  });
  return { rows: ((rows ?? []) as Notice[]).filter(isOpen), total: total ?? 0 };
}

export interface Latest {
  unread: number;
  ids: number[];
}

/** How many of the latest notices are unread, and which. */
export function latestOf(envelope: Envelope): Latest {
  const notices = (envelope.data ?? []) as Notice[];
  return {
    unread: Number(envelope.unreadCount ?? 0),
    ids: notices.filter((notice) => !notice.isRead).map(({ noticeId }) => noticeId),
  };
}
