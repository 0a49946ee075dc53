/** The semantic pass over a page. */
import type {
  CustomAction,
  Expression,
  FormBlock,
  ListBlock,
  NavigateAction,
  OpenFormAction,
  OpenPageAction,
  OptionsOfSource,
  Page,
  ReloadAction,
  Request,
  SetStateAction,
  TabsBlock,
} from '../generated/types.gen.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import { checkReads, checkUrl, readsOf } from './expressions.ts';
import { checkForm } from './forms.ts';
import type { Known } from './known.ts';
import {
  checkActionRef,
  checkColumn,
  checkEditCell,
  checkItem,
  checkLinkCell,
  checkList,
  checkQueryField,
} from './lists.ts';
import { pageContext, type PageContext, type PagePart } from './pageContext.ts';
import type { Report } from './report.ts';
import { namesAt } from './scope.ts';
import { checkNamedInSource, checkShared } from './shared.ts';

type PartCheck = (part: PagePart, context: PageContext) => void;

function checkSourceOptions({ value, path }: PagePart, { sources, report }: PageContext): void {
  const { source } = value as OptionsOfSource;
  report.expect('unknown-source', [...path, 'source'], 'source', source, sources);
}

function checkAddress(part: PagePart, context: PageContext): void {
  const { url } = part.value as { url: string };
  checkUrl(url, namesAt(part, context), [...part.path, 'url'], context.report);
}

function checkReload({ value, path }: PagePart, { blocks, sources, report }: PageContext): void {
  const { block, source } = value as ReloadAction;
  if (block !== undefined)
    report.expect('unknown-block', [...path, 'block'], 'block', block, blocks);
  if (source !== undefined)
    report.expect('unknown-source', [...path, 'source'], 'source', source, sources);
}

function checkTabs({ value, path }: PagePart, { report }: PageContext): void {
  const { items, active } = value as TabsBlock;
  const keys = items.map(({ key }) => key);
  if (active !== undefined) report.expect('unknown-key', [...path, 'active'], 'tab', active, keys);
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index)
      report.tell('duplicate-id', [...path, 'items', index, 'key'], `a second tab ${key}`);
  });
}

/** Checks of parts by their type name. */
const checks: Record<string, PartCheck> = {
  ListBlock(part, context) {
    checkList(part, context);
    if ((part.value as ListBlock).url !== undefined) checkAddress(part, context);
  },
  EditCell: checkEditCell,
  LinkCell: checkLinkCell,
  QueryField: checkQueryField,
  Column: checkColumn,
  Item: checkItem,
  OptionsOfSource: checkSourceOptions,
  OptionsOfRequest: checkAddress,
  RecordSearch: checkAddress,
  Source: checkAddress,
  FormSource: checkAddress,
  ReloadAction: checkReload,
  TabsBlock: checkTabs,
  Expression(part, context) {
    const path = [...part.path, '$expr'];
    const { $expr } = part.value as Expression;
    const reads = readsOf($expr, path, context.report);
    if (!reads) return;
    checkReads(reads, namesAt(part, context), path, context.report);
    checkNamedInSource($expr, path, context.known, context.report);
  },
  Request(part, context) {
    checkUrl(
      (part.value as Request).url,
      namesAt(part, context),
      [...part.path, 'url'],
      context.report,
    );
  },
  NavigateAction(part, context) {
    checkUrl(
      (part.value as NavigateAction).to,
      namesAt(part, context),
      [...part.path, 'to'],
      context.report,
    );
  },
  OpenFormAction({ value, path }, { forms, report }) {
    report.expect('unknown-form', [...path, 'form'], 'form', (value as OpenFormAction).form, forms);
  },
  FormBlock({ value, path }, { forms, report }) {
    report.expect('unknown-form', [...path, 'form'], 'form', (value as FormBlock).form, forms);
  },
  OpenPageAction({ value, path }, { known, report }) {
    report.expect(
      'unknown-page',
      [...path, 'page'],
      'page',
      (value as OpenPageAction).page,
      known.pages,
    );
  },
  SetStateAction({ value, path }, { state, report }) {
    for (const key of Object.keys((value as SetStateAction).values))
      report.expect('unknown-state', [...path, 'values', key], 'member of state', key, state);
  },
  CustomAction({ value, path }, { known, report }) {
    report.expect(
      'unknown-action',
      [...path, 'name'],
      'registered action',
      (value as CustomAction).name,
      known.vocabulary.customActions,
    );
  },
  ActionsBlock: checkActionRefs,
  CardBlock: checkActionRefs,
};

function checkActionRefs({ value, path }: PagePart, context: PageContext): void {
  const { actions = [] } = value as { actions?: string[] };
  const hasModel = context.page.model !== undefined;
  for (const [index, key] of actions.entries()) {
    checkActionRef(key, [...path, 'actions', index], hasModel, context);
  }
}

/** Everything about a page that concerns names, meaning and other files. `name` is its path below schemas/pages. */
export function checkPage(page: Page, name: string, known: Known, report: Report): void {
  if (page.id !== name)
    report.tell(
      'wrong-name',
      ['id'],
      `the page has the id ${page.id} in a file named ${name}.json`,
      name,
    );
  if (page.model !== undefined)
    report.expect('unknown-model', ['model'], 'model', page.model, known.models.keys());
  if (!page.list && !page.body) report.tell('missing-part', [], 'a page needs a list or a body');
  const context = pageContext(page, known, report);
  for (const part of context.parts) {
    checkShared(part, known, report);
    checks[part.name]?.(part, context);
  }
  for (const [key, form] of Object.entries(page.forms ?? {})) checkForm(key, form, context);
  checkBlockNames(context);
  checkLiterals(page, [], report);
}

function checkBlockNames({ parts, report }: PageContext): void {
  const seen = new Set<string>();
  for (const { name, value, path } of parts) {
    if (name !== 'Block') continue;
    const { type, name: own } = value as { type: string; name?: string };
    if (own === undefined) {
      // People's view of a list is kept under its name.
      if (type === 'list') report.tell('missing-part', path, 'a list among blocks needs a name');
      continue;
    }
    if (seen.has(own))
      report.tell('duplicate-id', [...path, 'name'], `a second block named ${own}`);
    seen.add(own);
  }
}

/**
 * Looks into values of every kind, free ones included. Formily's {{ }} would need eval: nothing evaluates it here, so it
 * would be shown as it is. A key with a $ that the formats do not have is a mistyped $expr or $t.
 */
function checkLiterals(value: unknown, path: Path, report: Report): void {
  if (typeof value === 'string') {
    if (value.includes('{{'))
      report.tell('template-text', path, 'texts with {{ }} are not evaluated; use {"$expr": "…"}');
  } else if (Array.isArray(value))
    value.forEach((item, index) => checkLiterals(item, [...path, index], report));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      if (key.startsWith('$') && !dollarKeys.includes(key))
        report.tell('unknown-key', [...path, key], `unknown key ${key}`, nearest(key, dollarKeys));
      checkLiterals(member, [...path, key], report);
    }
  }
}

const dollarKeys = ['$expr', '$t', '$schema'];
