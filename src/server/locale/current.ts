/** The languages of the present request, for what is put into words before the answer is sent: workbooks, and stored texts that a form sends back. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../schema/locale/message.ts';

/** A language of answers: of messages, and of the data that came with the installation. */
export interface AnswerLanguage extends Language {
  /** A stored text as readers of the language see it: translated as long as it is what was shipped. */
  data(member: string, text: string): string;
  /** Stored texts that readers of the language see with a part in them: whoever searches means what they see. */
  storedTexts(member: string, part: string): string[];
  /** Shipped texts that readers of the language see as this one. */
  sourcesOf(member: string, shown: string): readonly string[];
}

export interface Spoken {
  /** The language of the answer; undefined: Chinese. */
  readonly answer: AnswerLanguage | undefined;
  /** All languages other than Chinese in which a file may have been written. */
  readonly known: readonly AnswerLanguage[];
}

const spoken = new AsyncLocalStorage<Spoken>();

/** Does the work of a request in its languages. */
export const speaking = <T>(languages: Spoken, work: () => T): T => spoken.run(languages, work);

/** The languages of the present request; outside requests Chinese alone. */
export const presentLanguages = (): Spoken => spoken.getStore() ?? { answer: undefined, known: [] };

/** A text and its translations: whoever wrote a file may have written any of them. */
export const inAnyLanguage = (text: string): string[] => [
  text,
  ...presentLanguages().known.flatMap((language) => language.lookup(text) ?? []),
];

/** The label of a code in a language: of a dictionary as it was shipped, or of the choices of a model. */
export function choiceLabel(label: string, language: AnswerLanguage): string {
  const shipped = language.data('dictLabel', label);
  return shipped === label ? (language.lookup(label) ?? label) : shipped;
}
