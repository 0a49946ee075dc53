/** Values as they may stand in a log. */
import { Message } from '../../schema/locale/message.ts';

/** Body members that no log ever holds (docs/protocol/monitoring.md). */
const passwords = ['password', 'oldPassword', 'newPassword', 'confirmPassword'];

/** A copy without secret members, at any depth. Deep bodies were refused before, so recursion is bounded. */
export function withoutSecrets(value: unknown, secrets: readonly string[] = []): unknown {
  const hidden = new Set([...passwords, ...secrets].map((name) => name.toLowerCase()));
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (part === null || typeof part !== 'object' || part instanceof Message) return part;
    const shown = Object.entries(part).filter(([name]) => !hidden.has(name.toLowerCase()));
    return Object.fromEntries(shown.map(([name, member]) => [name, copy(member)]));
  };
  return copy(value);
}

/** At most so many characters, never ending in half a surrogate pair. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
