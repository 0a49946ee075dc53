/** Texts of pages that people send: read, or refused with what is wrong. */
import { say } from '../../../schema/locale/message.ts';
import { parseText } from '../../../schema/load/parse.ts';
import { isBreaking, type Problem } from '../../../schema/problem.ts';
import { Refusal } from '../../http/errors.ts';
import type { ParameterSchema, ParameterSchemas } from '../../http/parameter-schema.ts';
import { cut } from '../../logs/masked.ts';
import type { Candidate } from '../../pages/candidates.ts';
import type { Pages } from '../../pages/pages.ts';

/** Longest document, in characters. */
export const longestDocument = 500_000;

/** The id of a page, as the format has it. */
export const pageId = {
  type: 'string',
  description: '页面编号',
  limits: { maxLength: 100, pattern: '^[A-Za-z][A-Za-z0-9_-]*(/[A-Za-z0-9_-]+)*$' },
} as const satisfies ParameterSchema;

/** Members and parameters that several calls have. */
export const given = {
  page: { ...pageId, required: true },
  text: { type: 'string', required: true, description: '页面定义（JSON 文本）' },
  base: { type: 'string', nullable: true, description: '开始编辑时的页面定义；null 为新页面' },
  expected: {
    type: 'string',
    nullable: true,
    description: '所见的当前版本的 hash；null 为页面尚不存在',
  },
  reason: {
    type: 'string',
    required: true,
    description: '发布说明',
    limits: { maxLength: 200 },
  },
} as const satisfies ParameterSchemas;

const refused = (problems: readonly Problem[]): Refusal =>
  new Refusal(say`页面定义有 ${problems.length} 个问题`, 500, 'text', { problems });

/** @throws Refusal for a text that is too long, no JSON, or not safe to keep */
export function readable(text: string): unknown {
  if (text.length > longestDocument)
    throw new Refusal(say`页面定义不能超过 ${longestDocument} 个字符`, 500, 'text');
  const { value, problems } = parseText(text);
  if (problems.length > 0) throw refused(problems);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(say`页面定义必须是一个 JSON 对象`, 500, 'text');
  return value;
}

/** @throws Refusal naming the problems that keep the text from being used */
export function soundPage(pages: Pages, id: string, text: string): Candidate {
  readable(text);
  const candidate = pages.candidate(id, text);
  if (!candidate.isSound) throw refused(candidate.problems.filter(isBreaking));
  return candidate;
}

/** The title of a document for lists; of one without a plain title its id. */
export function titleIn(document: unknown, id: string): string {
  const { title } = document as { title?: unknown };
  return typeof title === 'string' && title !== '' ? cut(title, 200) : id;
}
