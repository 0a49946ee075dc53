/** What differs between two versions of a page, in the present language. */
import { changesBetween, type Versions } from '../../schema/changes/changesBetween.ts';
import { changeText } from '../../schema/changes/locale/en-US.ts';
import { english } from '../../schema/locale/english.ts';
import { inLanguage } from '../../widgets/locale/index.ts';

/** The sentences of changes have their own English; names stay as they are. */
const language = english(() => undefined);

/** The differences as sentences. */
export const changeTexts = (versions: Omit<Versions, 'format'>): string[] =>
  changesBetween({ format: 'page', ...versions }).map(({ text }) =>
    changeText(text, inLanguage(undefined, language)),
  );
