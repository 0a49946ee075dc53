/** The semantic pass over a page. */
import type {
  Action,
  Expression,
  FormBlock,
  OptionsOfSource,
  Page,
  Step,
  TabsBlock,
  Template,
} from '../generated/types.gen.ts';
import { isStandardAction } from '../compile/standardActions.ts';
import { nearest } from '../nearest.ts';
import { toPointer, type Path } from '../pointer.ts';
import { checkReads, checkTemplate, readsOf } from './expressions.ts';
import { checkForm } from './forms.ts';
import type { ProjectIndex } from './projectIndex.ts';
import {
  checkActionRef,
  checkColumn,
  checkEditCell,
  checkItem,
  checkLinkCell,
  checkList,
  checkSwitchCell,
  checkQueryField,
} from './lists.ts';
import { checkNamed, expectName } from './names.ts';
import { enclosingModel, pageContext, type PageContext, type PagePart } from './pageContext.ts';
import type { Report } from './report.ts';
import { namesAt } from './scope.ts';
import { checkNamedInSource, checkPermission, checkShared } from './shared.ts';

type PartCheck = (part: PagePart, context: PageContext) => void;

function checkSourceOptions({ value, path }: PagePart, { sources, report }: PageContext): void {
  const { source } = value as OptionsOfSource;
  report.expect('unknown-source', [...path, 'source'], 'source', source, sources);
}

function checkTabs({ value, path }: PagePart, { report }: PageContext): void {
  const { items, active } = value as TabsBlock;
  const keys = items.map(({ key }) => key);
  if (active !== undefined) report.expect('unknown-key', [...path, 'active'], 'tab', active, keys);
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index)
      report.add('duplicate-id', [...path, 'items', index, 'key'], `a second tab ${key}`);
  });
}

/** Checks of parts by their type name. */
const checks: Record<string, PartCheck> = {
  ListBlock: checkList,
  EditCell: checkEditCell,
  LinkCell: checkLinkCell,
  SwitchCell: checkSwitchCell,
  QueryField: checkQueryField,
  Column: checkColumn,
  Item: checkItem,
  OptionsOfSource: checkSourceOptions,
  TabsBlock: checkTabs,
  Expression(part, context) {
    const path = [...part.path, '$expr'];
    const { $expr } = part.value as Expression;
    const reads = readsOf($expr, path, context.report);
    if (!reads) return;
    checkReads(reads, namesAt(part, context), path, context.report);
    checkNamedInSource($expr, path, context.projectIndex, context.report);
  },
  Template(part, context) {
    const { $text } = part.value as Template;
    checkPlaces($text, [...part.path, '$text'], part, context);
  },
  url(part, context) {
    checkPlaces(part.value as string, part.path, part, context);
  },
  route(part, context) {
    checkPlaces(part.value as string, part.path, part, context);
  },
  verb(part, context) {
    const permission = completedVerb(part, context);
    if (permission === undefined)
      context.report.add(
        'unknown-permission',
        part.path,
        `${String(part.value)} is a bare verb, and there is no model with a permission here`,
      );
    else checkPermission(permission, part.path, context.projectIndex, context.report);
  },
  Action: checkAction,
  Step: checkStep,
  FormBlock({ value, path }, { forms, report }) {
    report.expect('unknown-form', [...path, 'form'], 'form', (value as FormBlock).form, forms);
  },
  ActionsBlock: checkActionRefs,
  CardBlock: checkActionRefs,
};

/** What the definition of a step checks in it. */
function checkStep({ value, path }: PagePart, context: PageContext): void {
  const step = value as Step;
  const definition = context.projectIndex.vocabulary.steps.find(({ name }) => name === step.type);
  definition?.check?.(step, {
    expect: (declared, name, ...keys) =>
      expectName(declared, name, { path: [...path, ...keys], context }),
    problem: (kind, message, ...keys) => context.report.add(kind, [...path, ...keys], message),
  });
}

/** The {expression} parts of a text or address. */
function checkPlaces(template: string, path: Path, part: PagePart, context: PageContext): void {
  checkTemplate(template, namesAt(part, context), path, context.report);
  checkNamedInSource(template, path, context.projectIndex, context.report);
}

const hasModel = ({ page }: PageContext): boolean => (page.list?.model ?? page.model) !== undefined;

/** Something to do, and a message to what must hold. */
function checkAction({ value, path }: PagePart, { report }: PageContext): void {
  const { run, assert, message } = value as Action;
  const key = String(path.at(-1));
  if (run === undefined && !isStandardAction(key))
    report.add(
      'missing-part',
      path,
      `the action ${key} needs run: no standard action has its name`,
    );
  if (assert !== undefined && message === undefined)
    report.add('missing-part', [...path, 'assert'], 'assert needs a message');
  if (message !== undefined && assert === undefined)
    report.add('missing-part', [...path, 'message'], 'a message needs what it asserts');
}

/** The permission that a bare verb stands for; undefined where no model has one. */
function completedVerb(part: PagePart, context: PageContext): string | undefined {
  const name = String(part.value);
  const prefix = enclosingModel(part, context)?.permission;
  return name.includes(':') ? name : prefix && `${prefix}:${name}`;
}

function checkActionRefs({ value, path }: PagePart, context: PageContext): void {
  const { actions = [] } = value as { actions?: string[] };
  for (const [index, key] of actions.entries()) {
    checkActionRef(key, [...path, 'actions', index], hasModel(context), context);
  }
}

/**
 * Everything about a page that concerns names, meaning and other files. `name` is its path below
 * schemas/pages.
 */
export function checkPage(
  page: Page,
  name: string,
  projectIndex: ProjectIndex,
  report: Report,
): void {
  if (page.id !== name)
    report.add(
      'wrong-name',
      ['id'],
      `the page has the id ${page.id} in a file named ${name}.json`,
      name,
    );
  if (page.model !== undefined)
    report.expect('unknown-model', ['model'], 'model', page.model, projectIndex.models.keys());
  if (!page.list && !page.body) report.add('missing-part', [], 'a page needs a list or a body');
  const context = pageContext(page, projectIndex, report);
  for (const part of context.parts) {
    checkShared(part, projectIndex, report);
    checkNamed(part, context);
    checks[part.name]?.(part, context);
  }
  for (const [key, form] of Object.entries(page.forms ?? {})) checkForm(key, form, context);
  checkBlockNames(context);
  checkLiterals(page, [], templatesOf(context), report);
}

function checkBlockNames({ parts, report }: PageContext): void {
  const seen = new Set<string>();
  for (const { name, value, path } of parts) {
    if (name !== 'Block') continue;
    const { type, name: own } = value as { type: string; name?: string };
    if (own === undefined) {
      // People's view of a list is kept under its name.
      if (type === 'list') report.add('missing-part', path, 'a list among blocks needs a name');
      continue;
    }
    if (seen.has(own)) report.add('duplicate-id', [...path, 'name'], `a second block named ${own}`);
    seen.add(own);
  }
}

/**
 * Looks into values of every kind, free ones included. Formily's {{ }} would need eval: nothing
 * evaluates it here, so it would be shown as it is. A key with a $ that the formats do not have is
 * a mistyped $expr or $t.
 */
function checkLiterals(
  value: unknown,
  path: Path,
  templates: ReadonlySet<string>,
  report: Report,
): void {
  if (typeof value === 'string') {
    if (value.includes('{{') && !templates.has(toPointer(path)))
      report.add('template-text', path, 'texts with {{ }} are not evaluated; use {"$text": "…"}');
  } else if (Array.isArray(value))
    value.forEach((item, index) => checkLiterals(item, [...path, index], templates, report));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      if (key.startsWith('$') && !dollarKeys.includes(key))
        report.add('unknown-key', [...path, key], `unknown key ${key}`, nearest(key, dollarKeys));
      checkLiterals(member, [...path, key], templates, report);
    }
  }
}

/** Where {{ stands for a brace. */
const templatesOf = ({ parts }: PageContext): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ name, path }) =>
      name === 'Template'
        ? [toPointer([...path, '$text'])]
        : name === 'url' || name === 'route'
          ? [toPointer(path)]
          : [],
    ),
  );

const dollarKeys = ['$expr', '$t', '$text', '$schema'];
