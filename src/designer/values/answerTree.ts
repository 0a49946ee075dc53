/** What a request answered, as a tree whose members can be chosen. */
import { isObject } from '../../schema/isObject.ts';
import { shortText } from '../../widgets/plainText.ts';

export interface AnswerNode {
  /** Place in the answer, as it is written in expressions behind its name. */
  key: string;
  /** Its own name; items of lists have none. */
  name: string | undefined;
  title: string;
  children: AnswerNode[];
}

/** Items of a list, and members of an object, that are shown: most are alike. */
const shownItems = 20;
const shownMembers = 200;
const deepest = 6;

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

const stepOf = (key: string): string => (isName(key) ? `.${key}` : `[${JSON.stringify(key)}]`);

/** A value in a line; of what has members the number of these. */
const summary = (value: unknown): string => {
  if (Array.isArray(value)) return `[ ${value.length} ]`;
  if (isObject(value)) return `{ ${Object.keys(value).length} }`;
  return shortText(JSON.stringify(value) ?? '');
};

/** @param more what is said of members that are not shown */
export function answerTree(result: unknown, more: (count: number) => string): AnswerNode[] {
  const nodesOf = (value: unknown, at: string, depth: number): AnswerNode[] => {
    if (depth >= deepest) return [];
    const isList = Array.isArray(value);
    const members: [string, unknown][] = isList
      ? value.map((item, index) => [String(index), item])
      : isObject(value)
        ? Object.entries(value)
        : [];
    const shown = members.slice(0, isList ? shownItems : shownMembers);
    const rest = members.length - shown.length;
    return [
      ...shown.map(([key, member]): AnswerNode => {
        const own = `${at}${isList ? `[${key}]` : stepOf(key)}`;
        return {
          key: own,
          name: isList ? undefined : key,
          title: `${key}: ${summary(member)}`,
          children: nodesOf(member, own, depth + 1),
        };
      }),
      ...(rest > 0 ? [{ key: `${at}…`, name: undefined, title: more(rest), children: [] }] : []),
    ];
  };
  return nodesOf(result, '', 0);
}

/** Whether an answer holds nothing. */
export const isEmptyAnswer = (result: unknown): boolean =>
  result === undefined || result === null || result === '';

/** Whether an answer is a list, or a page of one, without records. */
export const hasNoRecords = (result: unknown): boolean => {
  const rows = isObject(result) && 'rows' in result ? result.rows : result;
  return Array.isArray(rows) && rows.length === 0;
};
