/** The sentences of changes. */
import { listed, say, type Message, type MessageValue } from '../locale/message.ts';
import { isObject } from '../isObject.ts';
import { cut } from './names.ts';

/** A value that can stand in a sentence; undefined: it is too much for one. */
function shortText(value: unknown): MessageValue | undefined {
  if (typeof value === 'string') return `“${cut(value)}”`;
  if (typeof value === 'boolean') return value ? say`是` : say`否`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isObject(value)) {
    const code = value.$expr ?? value.$text;
    return typeof code === 'string' ? `“${cut(code)}”` : undefined;
  }
  const items = Array.isArray(value) ? value.map(shortText) : [];
  return items.length > 0 && items.length <= 3 && !items.includes(undefined)
    ? listed(items)
    : undefined;
}

/** What happened to a member of a part; undefined: it is not there. */
export function memberSentence(
  owner: Message,
  member: Message,
  { before, after }: { before: unknown; after: unknown },
): Message {
  if (after === true) return say`${owner}改为“${member}”`;
  if (before === true && (after === false || after === undefined))
    return say`${owner}不再“${member}”`;
  const [was, is] = [shortText(before), shortText(after)];
  if (before === undefined)
    return is === undefined ? say`${owner}增加${member}` : say`${owner}的${member}设为${is}`;
  if (after === undefined)
    return was === undefined
      ? say`${owner}去掉${member}`
      : say`${owner}去掉${member}（原为${was}）`;
  return was === undefined || is === undefined
    ? say`${owner}的${member}改变`
    : say`${owner}的${member}由${was}改为${is}`;
}

/** `holder` is the part whose list it is; undefined: the document itself. */
export const addedSentence = (holder: Message | undefined, part: Message): Message =>
  holder ? say`${holder}增加${part}` : say`增加${part}`;

export const removedSentence = (holder: Message | undefined, part: Message): Message =>
  holder ? say`${holder}去掉${part}` : say`去掉${part}`;

/** `place`: the part that it stands before now, or behind as the last. */
export function movedSentence(
  part: Message,
  { next, previous }: { next: Message | undefined; previous: Message | undefined },
): Message {
  if (next) return say`${part}移到${next}之前`;
  return previous ? say`${part}移到${previous}之后` : say`${part}移动位置`;
}

export const renamedSentence = (part: Message, former: string): Message =>
  say`${part}由“${former}”改名`;

/** The same, written in another way: a field as its name alone, or as an object. */
export const rewrittenSentence = (part: Message): Message => say`${part}换了写法，含义不变`;
