/**
 * Sentences that are put together when they are shown: a Chinese pattern with values. Whoever shows
 * one chooses the language; whoever makes one knows nothing of languages.
 */

/**
 * What stands in the place of a placeholder: data as it is, or something to be translated itself.
 */
export type MessageValue =
  string | number | boolean | null | undefined | Message | MessageList | Escaped;

/** A language other than Chinese. */
export interface Language {
  /** BCP 47 tag, as in the cookie `lang`. */
  readonly tag: string;
  /** The translation of a source text or pattern; undefined: there is none. */
  lookup(source: string): string | undefined;
  /** A translated text as it reads inside a sentence. */
  inside(text: string): string;
  /** What stands between the items of a list, and between clauses. */
  readonly separators: Readonly<Record<ListKind, string>>;
}

/** Several values in a row in a sentence: a list of items, or of clauses. */
export class MessageList {
  readonly items: readonly MessageValue[];
  readonly kind: ListKind;
  constructor(items: readonly MessageValue[], kind: ListKind) {
    this.items = items;
    this.kind = kind;
  }
}

export type ListKind = 'items' | 'clauses' | 'parts';
const chineseSeparators: Readonly<Record<ListKind, string>> = {
  items: '、',
  clauses: '；',
  parts: '',
};

/** A text inside HTML: whatever it says, it is no markup there. */
export class Escaped {
  readonly text: MessageText;
  constructor(text: MessageText) {
    this.text = text;
  }
}

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A Chinese sentence with `{name}` or `{0}` in the places of its values. */
export class Message {
  readonly pattern: string;
  readonly values: Readonly<Record<string, MessageValue>>;
  constructor(pattern: string, values: Readonly<Record<string, MessageValue>> = {}) {
    this.pattern = pattern;
    this.values = values;
  }

  /** The sentence in the language of this process: Chinese, unless `speak` said otherwise. */
  toString(): string {
    return render(this, ambient);
  }

  /** As text, wherever a message ends up as data: in logs and stored rows. */
  toJSON(): string {
    return this.toString();
  }
}

/** A plain text or a message. */
export type MessageText = string | Message;

let ambient: Language | undefined;

/**
 * Sets the language of messages that become text by themselves: the browser speaks one. undefined:
 * Chinese.
 */
export function speak(language: Language | undefined): void {
  ambient = language;
}

/**
 * A sentence with values, as a tagged template: its pattern, with {0}, {1}, … for the values, is
 * the key of the catalogue.
 */
export function say(parts: TemplateStringsArray, ...values: MessageValue[]): Message {
  const pattern = parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`);
  return new Message(pattern, Object.fromEntries(values.entries()));
}

/** A source text of a schema file, such as the label of a model. */
export const term = (source: string): Message => new Message(source);

/** A list in a sentence: 甲、乙. */
export const listed = (items: readonly MessageValue[]): MessageList =>
  new MessageList(items, 'items');

/** Clauses in a sentence: 甲；乙. */
export const clauses = (items: readonly MessageValue[]): MessageList =>
  new MessageList(items, 'clauses');

/** Parts of a sentence, one right behind the other. */
export const joined = (items: readonly MessageValue[]): MessageList =>
  new MessageList(items, 'parts');

/** A part of a pattern, or `{{`, which stands for a brace. */
const placeholder = /\{\{|\{([^{}]+)\}/g;

/**
 * The text in a language; undefined: Chinese, as it was written. What has no translation stays
 * Chinese.
 */
export function render(text: MessageText, language: Language | undefined): string {
  if (typeof text === 'string') return text;
  const { pattern, values } = text;
  const translated = language?.lookup(pattern);
  return (translated ?? pattern).replace(placeholder, (whole, name: string, at: number) => {
    if (whole === '{{') return Object.keys(values).length > 0 ? '{' : whole;
    if (!Object.hasOwn(values, name)) return whole;
    const value = valueText(values[name], language);
    const before = (translated ?? pattern).slice(0, at);
    const isTerm = values[name] instanceof Message;
    return language && isTerm && !beginsSentence(before) ? language.inside(value) : value;
  });
}

function valueText(value: MessageValue, language: Language | undefined): string {
  if (value instanceof Message) return render(value, language);
  if (value instanceof Escaped) return escapeMarkup(render(value.text, language));
  if (value instanceof MessageList)
    return value.items
      .map((item) => valueText(item, language))
      .join((language?.separators ?? chineseSeparators)[value.kind]);
  return value === null || value === undefined ? '' : String(value);
}

const beginsSentence = (before: string): boolean => {
  const text = before.trimEnd();
  return text === '' || '.!?>'.includes(text.at(-1)!);
};

/** Marks of messages in packed JSON; no member of an answer has such a name. */
const packedMessage = '$message';
const packedList = '$list';
const packedEscaped = '$escaped';

/**
 * A value as JSON text in which messages keep their values, so that they can be translated later.
 */
export const pack = (value: unknown): string =>
  JSON.stringify(value, function replace(this: Record<string, unknown>, key, shown) {
    const own = this[key];
    if (own instanceof Message) return { [packedMessage]: own.pattern, values: own.values };
    if (own instanceof Escaped) return { [packedEscaped]: own.text };
    return own instanceof MessageList ? { [packedList]: own.items, kind: own.kind } : shown;
  });

/** The value of a packed text. */
export const unpack = (text: string): unknown =>
  JSON.parse(text, (_key, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value[packedMessage] === 'string')
      return new Message(value[packedMessage], value.values);
    if (Object.hasOwn(value, packedEscaped)) return new Escaped(value[packedEscaped]);
    return Array.isArray(value[packedList])
      ? new MessageList(value[packedList], value.kind)
      : value;
  });
