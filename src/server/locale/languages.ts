/**
 * The languages in which requests are answered. Chinese is the rule; English is open where an
 * administrator says so.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translationAt, type Translation } from '../../schema/locale/catalogue.ts';
import { english } from '../../schema/locale/english.ts';
import { enUS as kernelEnglish } from '../../schema/locale/en-US.ts';
import { render, term, type Message } from '../../schema/locale/message.ts';
import { isChinese } from '../../schema/locale/placeholders.ts';
import type { Defaults } from '../../schema/generated/types.gen.ts';
import { asksForEnglish } from './asked.ts';
import type { AnswerLanguage, Spoken } from './current.ts';
import { fieldsBehind, joinedNames, shippedTexts, written } from './data.ts';
import { recogniser } from './recognise.ts';
import { enUS } from './en-US.ts';

/** What languages are made of. */
export interface LanguageParts {
  /** The project's translations into English; undefined: it has none. */
  texts(): Readonly<Record<string, Translation>> | undefined;
  defaults(): readonly Defaults[];
  /** Names of menus that pages have brought along. */
  menuNames(): readonly Message[];
  /** Whether English is open. */
  isOpen(): Promise<boolean>;
}

export interface Languages {
  /** The language of the answer to a request; undefined: Chinese. Never rejects. */
  of(request: FastifyRequest): Promise<AnswerLanguage | undefined>;
  /** All languages other than Chinese, whether they are open or not. */
  known(): readonly AnswerLanguage[];
  /** The same without asking the database: for answers of a server that has no time for it. */
  atOnce(request: FastifyRequest): AnswerLanguage | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent: all is answered in Chinese. */
    languages?: Languages;
  }
}

/** Has an application answer in these languages. */
export function registerLanguages(app: FastifyInstance, languages: Languages): void {
  app.decorate('languages', languages);
}

/** The language of the answer to a request; undefined: Chinese. */
export const languageAtOnce = (request: FastifyRequest): AnswerLanguage | undefined =>
  request.server?.languages?.atOnce(request);

/** The language of the answer to a request; undefined: Chinese. */
export const languageOf = async (request: FastifyRequest): Promise<AnswerLanguage | undefined> =>
  request.server?.languages?.of(request);

/** The languages of a request: that of its answer, and those of files it may bring. */
export const languagesOf = async (request: FastifyRequest): Promise<Spoken> => ({
  answer: await languageOf(request),
  known: request.server?.languages?.known() ?? [],
});

export function createLanguages(parts: LanguageParts): Languages {
  const { texts, isOpen } = parts;
  const asked = new WeakMap<FastifyRequest, Promise<AnswerLanguage | undefined>>();
  let made: { texts: unknown; language: AnswerLanguage } | undefined;
  let wasOpen = false;
  const answer = (): AnswerLanguage | undefined => {
    const present = texts();
    if (!present) return undefined;
    if (made?.texts !== present)
      made = { texts: present, language: answerLanguage(present, parts) };
    return made.language;
  };
  const find = async (): Promise<AnswerLanguage | undefined> => {
    // A database that is away must not change the language of the sentence that says so.
    wasOpen = await isOpen().catch(() => wasOpen);
    return wasOpen ? answer() : undefined;
  };
  return {
    async of(request) {
      if (!asksForEnglish(request)) return undefined;
      let language = asked.get(request);
      if (!language) asked.set(request, (language = find()));
      return language;
    },
    known() {
      const language = answer();
      return language ? [language] : [];
    },
    atOnce: (request) => (wasOpen && asksForEnglish(request) ? answer() : undefined),
  };
}

/**
 * Texts that a search may stand for at most: more say nothing, and a database takes so many values
 * only.
 */
const mostTexts = 500;

/** English by the texts of the code, then by those of the project. */
function answerLanguage(
  texts: Readonly<Record<string, Translation>>,
  { defaults, menuNames }: Pick<LanguageParts, 'defaults' | 'menuNames'>,
): AnswerLanguage {
  const code: Readonly<Record<string, string>> = { ...kernelEnglish, ...enUS };
  const language = english((source) =>
    Object.hasOwn(code, source) ? code[source] : translationAt(texts, source),
  );
  const shipped = shippedTexts(defaults());
  const ownMenus = new Map(menuNames().map((name) => [render(name, undefined), name]));
  // Labels in stored messages are translated with them.
  const recognise = recogniser(Object.keys(code), (part) =>
    language.lookup(part) === undefined ? part : term(part),
  );
  const showsMenus = (member: string) => fieldsBehind(member).includes('menuName');
  const writtenText = (text: string): string => {
    const whole = language.lookup(text);
    if (whole !== undefined) return whole;
    const message = recognise(text);
    return message ? render(message, language) : text;
  };
  const data = (member: string, text: string): string => {
    if (!isChinese(text)) return text;
    const single = Object.hasOwn(joinedNames, member) ? joinedNames[member] : undefined;
    if (single)
      return text
        .split(',')
        .map((name) => data(single, name))
        .join(', ');
    const model = shipped.modelOf(member, text);
    if (model) return translationAt(texts, text, `defaults/${model}`) ?? text;
    const menu = showsMenus(member) ? ownMenus.get(text) : undefined;
    if (menu) return render(menu, language);
    return written.has(member) ? writtenText(text) : text;
  };
  const storedTexts = (member: string, part: string): string[] => {
    const known = [
      ...shipped.of(member),
      ...(showsMenus(member) ? ownMenus.keys() : []),
      ...(written.has(member) ? [...Object.keys(code), ...Object.keys(texts)] : []),
    ];
    const seen = part.toLowerCase();
    const shows = (text: string) =>
      isChinese(text) && data(member, text).toLowerCase().includes(seen);
    return [...new Set(known)].filter(shows).slice(0, mostTexts);
  };
  const shownBy = new Map<string, Map<string, string[]>>();
  const sourcesOf = (member: string, shown: string): readonly string[] => {
    let sources = shownBy.get(member);
    if (!sources) {
      const known = [...shipped.of(member), ...(showsMenus(member) ? ownMenus.keys() : [])];
      sources = Map.groupBy(new Set(known), (text) => data(member, text));
      shownBy.set(member, sources);
    }
    return sources.get(shown) ?? [];
  };
  return { ...language, data, storedTexts, sourcesOf };
}
