/** Values as they may stand in a log. */
import { Message } from '../../schema/locale/message.ts';

/** Body members that no log ever holds (docs/protocol/monitoring.md). */
const passwords = ['password', 'oldPassword', 'newPassword', 'confirmPassword'];

/** What a log leaves out or masks of a call, by names of members in whatever case. */
export interface HiddenMembers {
  /** Left out. */
  secrets?: readonly string[];
  /** Written as the function says. */
  masks?: Readonly<Record<string, (value: unknown) => unknown>>;
}

/** A copy without secret members, at any depth. Deep bodies were refused before, so recursion is bounded. */
export function withoutSecrets(
  value: unknown,
  { secrets = [], masks = {} }: HiddenMembers = {},
): unknown {
  const hidden = new Set([...passwords, ...secrets].map((name) => name.toLowerCase()));
  const masked = new Map(
    Object.entries(masks).map(([name, mask]) => [name.toLowerCase(), mask] as const),
  );
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (part === null || typeof part !== 'object' || part instanceof Message) return part;
    const shown = Object.entries(part).filter(([name]) => !hidden.has(name.toLowerCase()));
    return Object.fromEntries(
      shown.map(([name, member]) => {
        const mask = masked.get(name.toLowerCase());
        return [name, mask ? eachLeaf(copy(member), mask) : copy(member)];
      }),
    );
  };
  return copy(value);
}

/** The value with each text and number in it as the function says. */
function eachLeaf(value: unknown, mask: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => eachLeaf(one, mask));
  if (value === null || typeof value !== 'object' || value instanceof Message)
    return typeof value === 'string' || typeof value === 'number' ? mask(value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, eachLeaf(member, mask)]),
  );
}

/** At most so many characters, never ending in half a surrogate pair. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
