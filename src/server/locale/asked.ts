/** Which language a request asks for. */
import type { FastifyRequest } from 'fastify';
import { languageCookie } from '../../protocol/session.ts';
import { cookieOf } from '../http/cookies.ts';

/** The tag of English, as in the cookie `lang`. */
export const englishTag = 'en-US';

/**
 * Whether a request asks for English: by the cookie `lang`, in which our front end keeps what
 * people chose, else by the language that it prefers. All others are answered in Chinese.
 */
export function asksForEnglish(request: FastifyRequest): boolean {
  const chosen = cookieOf(request, languageCookie) ?? '';
  return isEnglish(isTag(chosen) ? chosen : preferred(request.headers['accept-language'] ?? ''));
}

const isTag = (text: string): boolean => /^[\w-]{1,20}$/.test(text);
const isEnglish = (tag: string): boolean => /^en(-|$)/i.test(tag);

/** The language with the highest weight (RFC 9110, 12.5.4); the first of equal ones. */
function preferred(header: string): string {
  const ranges = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      return { tag, weight: Number(weight) || 0 };
    });
  return ranges.sort((a, b) => b.weight - a.weight)[0]?.tag ?? '';
}
