/** All texts of a page, each with the part and the member that it stands in. */
import { memberSchema, resolveSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { titled } from '../../widgets/locale/explained.ts';
import { isObject } from '../document/page.ts';
import { toPointer, type Path } from '../document/path.ts';
import type { Project } from '../document/project.ts';
import { designerTexts } from '../locale/index.ts';
import { kindsOfNode, nameOfNode, type NodeName } from '../outline/naming.ts';
import { outlineFrom, type OutlineNode } from '../outline/outline.ts';
import { schemaOfPlace } from '../outline/parts.ts';

/** A part of the page as it is found. */
export interface FoundPart {
  path: Path;
  name: NodeName;
  /** What the parts around it are called, the outermost first, without the page. */
  trail: readonly string[];
}

/** A text by which a part is found. */
export interface PageText {
  part: FoundPart;
  /** Where it stands below the part; empty: it is the part, its key or its kind. */
  keys: Path;
  /** The member in words. */
  member: string;
  text: string;
  /** It is what the part is called in the outline. */
  isName: boolean;
}

/** A part of the outline, and what stands in it. */
interface Entered {
  node: OutlineNode;
  part: FoundPart;
  /** It stands in a map, under a name of its own. */
  isKeyed: boolean;
}

/** All texts below a part of a page, in the order of the page. */
export function pageTexts(document: unknown, root: Path, project: Project): PageText[] {
  const entered = new Map<string, Entered>();
  const enter = (node: OutlineNode, trail: readonly string[], isKeyed: boolean): void => {
    const { path, role } = node;
    const part = { path, name: nameOfNode(node, document, project), trail };
    entered.set(toPointer(path), { node, part, isKeyed });
    const below = path.length === 0 ? [] : [...trail, part.name.label];
    for (const child of node.children)
      enter(child, below, role === 'holder' && typeof child.path.at(-1) === 'string');
  };
  enter(outlineFrom(document, root), [], false);
  const isPart = (path: Path): boolean => entered.has(toPointer(path));
  return [...entered.values()].flatMap((one) => withName(one.part, textsOf(document, one, isPart)));
}

/** Texts of a part, with what it is called in front where none of them says it. */
function withName(
  part: FoundPart,
  texts: readonly Omit<PageText, 'part' | 'isName'>[],
): PageText[] {
  const { label } = part.name;
  const at = texts.findIndex(({ text }) => text === label);
  const all = texts.map((text, index) => ({ ...text, part, isName: index === at }));
  return at >= 0 ? all : [{ part, keys: [], member: '', text: label, isName: true }, ...all];
}

type OwnText = Omit<PageText, 'part' | 'isName'>;

/** What stands in a part itself, and what kind of part it is. */
function textsOf(
  document: unknown,
  { node: { path, role, of, value }, isKeyed }: Entered,
  isPart: (path: Path) => boolean,
): OwnText[] {
  if (role === 'holder') return [];
  const texts = designerTexts();
  const key = path.at(-1);
  const own = isKeyed ? [{ keys: [], member: texts.name, text: String(key) }] : [];
  const kinds = kindsOfNode(of, value).map((text) => ({
    keys: [],
    member: texts.member('type'),
    text,
  }));
  const found: OwnText[] = [];
  const leave = (keys: Path): boolean => keys.length > 0 && isPart([...path, ...keys]);
  const schema = schemaOfPlace(document, path);
  walk({ value, schema, keys: [], words: [] }, { found, leave, widgetOf: widgetOf(value) });
  return [...own, ...found, ...kinds];
}

const widgetOf = (part: unknown) =>
  isObject(part) ? widgetCatalogue.find(({ name }) => name === part.widget) : undefined;

interface Step {
  value: unknown;
  /** undefined: the format leaves open what stands here. */
  schema: MetaSchema | undefined;
  keys: Path;
  /** The way to it in words. */
  words: readonly string[];
}

interface Walk {
  found: OwnText[];
  /** Whether a place belongs to another part. */
  leave(keys: Path): boolean;
  widgetOf: (typeof widgetCatalogue)[number] | undefined;
}

/** Signs of computed values: what is in them stands in the member that holds them. */
const signs: ReadonlySet<string> = new Set(['$expr', '$text']);

/** Every text of a value, and every key that the format leaves open. */
function walk({ value, schema, keys, words }: Step, to: Walk): void {
  if (to.leave(keys)) return;
  if (typeof value === 'string') {
    const member = words.join(' · ') || designerTexts().member('field');
    to.found.push({ keys, member, text: value });
  }
  const resolved = schema && resolveSchema(schema, value);
  if (Array.isArray(value))
    value.forEach((item: unknown, index) =>
      walk({ value: item, schema: resolved?.items, keys: [...keys, index], words }, to),
    );
  else if (isObject(value))
    for (const [key, member] of Object.entries(value)) {
      const place = [...keys, key];
      const isOpen = !Object.hasOwn(resolved?.properties ?? {}, key) && !signs.has(key);
      const prop = isOpen && keys.length === 1 && keys[0] === 'props';
      const title = prop ? to.widgetOf?.props?.[key]?.title : undefined;
      if (isOpen && !to.leave(place))
        to.found.push({ keys: place, member: words.join(' · '), text: key });
      const called = title ? titled(title) : isOpen ? key : designerTexts().member(key);
      const inner = signs.has(key) || called === words.at(-1) ? words : [...words, called];
      walk(
        {
          value: member,
          schema: resolved && memberSchema(resolved, key),
          keys: place,
          words: inner,
        },
        to,
      );
    }
}
