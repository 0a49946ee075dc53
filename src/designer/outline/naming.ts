/** What parts are called in the outline, and with which picture. */
import { blockCatalogue } from '../../blocks/catalogue.ts';
import { stepCatalogue } from '../../steps/catalogue.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { titled } from '../../widgets/locale/explained.ts';
import { fieldNamed, modelAtPlace } from '../document/models.ts';
import { isObject, type JsonObject } from '../document/page.ts';
import type { Project } from '../document/project.ts';
import { designerTexts } from '../locale/index.ts';
import type { OutlineNode } from './outline.ts';

/** A picture, the words for a part, and what kind of part it is where that says more. */
export interface NodeName {
  icon: string;
  label: string;
  note?: string;
}

const holderIcons: Readonly<Record<string, string>> = {
  Action: 'thunderbolt',
  Block: 'layout',
  Column: 'table',
  FormItem: 'edit',
  FormSchema: 'form',
  Page: 'page',
  QueryField: 'search',
  Rule: 'retweet',
  Source: 'database',
  Step: 'job',
};

const words = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value !== '') return value;
  if (isObject(value)) return words(value.$text ?? value.$expr);
  return undefined;
};

/** What a part says of itself: its label, its title, its name. */
const ownWords = (part: JsonObject): string | undefined =>
  words(part.label) ?? words(part.title) ?? words(part.name) ?? words(part.text);

const catalogueOf = (of: string) =>
  of === 'Block' || of === 'ListBlock' ? blockCatalogue : of === 'Step' ? stepCatalogue : [];

/** Whether a part is a button among the fields of a form. */
const isButton = (of: string, value: unknown): boolean =>
  of === 'FormItem' && isObject(value) && value.type === 'button';

/** What kind of part something is, in words: of its format, of its type, of its control. */
export function kindsOfNode(of: string, value: unknown): string[] {
  const { type, widget }: JsonObject = isObject(value) ? value : {};
  const known = catalogueOf(of).find(({ name }) => name === type);
  const control = widgetCatalogue.find(({ name }) => name === widget);
  const labels = [known, control].flatMap((one) => (one ? titled(one.label) : []));
  const button = isButton(of, value) ? [designerTexts().part('FormButton')] : [];
  return [...new Set([...labels, ...button, designerTexts().part(of)])];
}

/** The name of a node of the outline. */
export function nameOfNode(
  { of, role, path, value }: OutlineNode,
  document: unknown,
  project: Project,
): NodeName {
  const texts = designerTexts();
  const key = path.at(-1);
  const icon = holderIcons[of] ?? 'component';
  if (path.length === 0)
    return { icon, label: words(Object(value).title) ?? texts.page, note: texts.page };
  if (role === 'holder') return { icon, label: texts.member(String(key)) };
  const part: JsonObject = isObject(value) ? value : { field: value };
  const type = of === 'ListBlock' ? 'list' : part.type;
  const known = catalogueOf(of).find(({ name }) => name === type);
  const widget = widgetCatalogue.find(({ name }) => name === part.widget);
  const field = fieldNamed(modelAtPlace(document, path, project), part.field);
  const own = ownWords(part) ?? field?.label ?? words(part.field);
  const button = isButton(of, part)
    ? { icon: 'button', kind: texts.part('FormButton') }
    : undefined;
  const kind = known
    ? titled(known.label)
    : (button?.kind ?? (typeof type === 'string' ? type : undefined));
  const label = own ?? (typeof key === 'string' ? key : (kind ?? texts.part(of)));
  const noted = typeof key === 'string' && path.length === 2 ? key : (kind ?? words(part.field));
  return {
    icon: known?.icon ?? widget?.icon ?? button?.icon ?? icon,
    label: of === 'ListBlock' && !own ? texts.member('list') : label,
    ...(noted !== undefined && noted !== label && { note: noted }),
  };
}
