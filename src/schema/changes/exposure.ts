/**
 * What one viewer sees more or less of in another version of a page, by the compile of the runtime.
 */
import { compilePage, type PageVocabulary } from '../compile/index.ts';
import type { PagePlan, Viewer } from '../compile/plan.ts';
import type { Model, Page } from '../generated/types.gen.ts';
import { isObject } from '../isObject.ts';
import { say, term, type Message } from '../locale/message.ts';
import { partTitle } from './locale/titles/index.ts';
import { cut, textOf } from './names.ts';

/** A page with the models that it names; null: there is none, or it is broken. */
export interface ShownPage {
  page: Page | null;
  models: Readonly<Record<string, Model>>;
}

export type ExposedKind = 'page' | 'block' | 'column' | 'search' | 'action' | 'form' | 'field';

/** Something that a viewer is shown. */
export interface Exposed {
  kind: ExposedKind;
  text: Message;
}

/** What a viewer is shown, by what names it in every version. */
type Shown = ReadonlyMap<string, Exposed>;

/** What a viewer gains and loses by another version. */
export function exposureBetween(
  { before, after }: { before: ShownPage; after: ShownPage },
  viewer: Viewer,
  vocabulary: PageVocabulary,
): { gains: Exposed[]; losses: Exposed[] } {
  const [was, is] = [before, after].map((one) => shownTo(one, viewer, vocabulary)) as [
    Shown,
    Shown,
  ];
  return { gains: missing(is, was), losses: missing(was, is) };
}

/**
 * What another version would show the viewer though the version before keeps it from them: it is
 * there for others.
 */
export function disclosedBetween(
  versions: { before: ShownPage; after: ShownPage },
  viewer: Viewer,
  vocabulary: PageVocabulary,
): Exposed[] {
  const all = shownTo(versions.before, everybody, allowingAll(vocabulary));
  const [was, is] = [versions.before, versions.after].map((one) =>
    shownTo(one, viewer, vocabulary),
  ) as [Shown, Shown];
  return missing(is, was, (key) => all.has(key));
}

/** With a page, block or form come and go its parts: they need not be named. */
function missing(here: Shown, there: Shown, isMeant = (_key: string) => true): Exposed[] {
  const found = [...here].filter(([key]) => !there.has(key) && isMeant(key));
  const page = found.find(([, { kind }]) => kind === 'page');
  if (page) return [page[1]];
  return found
    .filter(([key]) => !found.some(([holder]) => key.startsWith(`${holder}/`)))
    .map(([, exposed]) => exposed);
}

const everybody: Viewer = { permissions: [], roles: [] };

const allowingAll = (vocabulary: PageVocabulary): PageVocabulary => {
  const { protocol } = vocabulary;
  const rights = { ...protocol.rights, hasPermission: () => true, hasRole: () => true };
  return { ...vocabulary, protocol: { ...protocol, rights } };
};

/** The plan of a page for somebody who may do everything; undefined: there is none. */
const wholePlan = (shown: ShownPage, vocabulary: PageVocabulary): PagePlan | undefined =>
  shown.page
    ? compilePage({
        page: shown.page,
        models: shown.models,
        viewer: everybody,
        vocabulary: allowingAll(vocabulary),
      })
    : undefined;

function shownTo({ page, models }: ShownPage, viewer: Viewer, vocabulary: PageVocabulary): Shown {
  const shown = new Map<string, Exposed>();
  const plan = page && compilePage({ page, models, viewer, vocabulary });
  if (!plan?.allowed) return shown;
  const { title, body, forms } = plan;
  const name = term(cut(textOf(title) ?? plan.id));
  shown.set('page', { kind: 'page', text: say`页面“${name}”` });
  collect({ body, forms }, { keys: [], text: undefined }, shown);
  return shown;
}

/** The parts that a value stands in. */
interface Holder {
  keys: readonly string[];
  text: Message | undefined;
}

function collect(value: unknown, holder: Holder, shown: Map<string, Exposed>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, holder, shown);
  if (!isObject(value)) return;
  const found = partOf(value);
  const inside = found ? added(found, holder, shown) : holder;
  for (const member of Object.values(value)) collect(member, inside, shown);
}

interface Part {
  kind: ExposedKind;
  /** Names it in every version. */
  key: string;
  label: Message | string;
}

const titles: Record<Exclude<ExposedKind, 'page'>, string> = {
  block: 'Block',
  column: 'Column',
  search: 'QueryField',
  action: 'Action',
  form: 'FormSchema',
  field: 'Field',
};

function added({ kind, key, label }: Part, holder: Holder, shown: Map<string, Exposed>): Holder {
  const name = say`${partTitle([titles[kind as keyof typeof titles]])}“${label}”`;
  const text = holder.text ? say`${holder.text}的${name}` : name;
  const keys = [...holder.keys, `${kind} ${key}`];
  shown.set(keys.join('/'), { kind, text });
  // A block that is the page's list says nothing by its name.
  return { keys, text: kind === 'block' && key === 'list' ? holder.text : text };
}

/** What an object of a plan is, if it is something that people see. */
function partOf(plan: Readonly<Record<string, unknown>>): Part | undefined {
  const { key, name, field, type, kind, component, label, run, nodes, title } = plan;
  const called = textOf(label) ?? textOf(title);
  const as = (what: ExposedKind, own: unknown, other?: unknown): Part => ({
    kind: what,
    key: String(own),
    label: called === undefined ? String(other ?? own) : term(cut(called)),
  });
  if (Array.isArray(run)) return 'variant' in plan ? as('action', key) : undefined;
  if (Array.isArray(nodes) && 'container' in plan) return as('form', key);
  if (component !== undefined && 'props' in plan) {
    if (kind === 'field') return as('field', name);
    if (kind === 'layout') return undefined;
    return name === undefined ? as('column', field ?? called) : as('search', name);
  }
  return typeof type === 'string' && typeof key === 'string'
    ? as('block', name ?? called ?? type, name ?? type)
    : undefined;
}

/** A request that a page sends. */
export interface SentRequest {
  /** Absent: the plan does not say it. */
  method: string | undefined;
  url: string;
}

/** All requests that a page can send, whoever opens it. */
export function requestsOf(shown: ShownPage, vocabulary: PageVocabulary): SentRequest[] {
  const found = new Map<string, SentRequest>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const method = typeof value.method === 'string' ? value.method : undefined;
    for (const [name, member] of Object.entries(value))
      if (/url$/i.test(name) && typeof member === 'string')
        found.set(`${method} ${member}`, { method, url: member });
      else visit(member);
  };
  visit(wholePlan(shown, vocabulary));
  return [...found.values()];
}
