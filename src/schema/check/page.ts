/** The semantic pass over a page. */
import type {
  Action,
  ActionStep,
  CustomStep,
  Expression,
  NavigateStep,
  OpenFormStep,
  OpenPageStep,
  OptionsOfSource,
  Page,
  ReloadStep,
  SetStateStep,
  Template,
} from '../generated/types.gen.ts';
import { typeOfBlock } from '../compile/blockNames.ts';
import { isStandardAction } from '../compile/standardActions.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import { checkReads, checkTemplate, readsOf } from './expressions.ts';
import { checkForm } from './forms.ts';
import {
  enclosingModel,
  pageContext,
  type CheckTools,
  type PageContext,
  type PagePart,
} from './pageContext.ts';
import { checkActionRef, hasModel, referenceChecks } from './references.ts';
import type { Report } from './report.ts';
import { namesAt } from './scope.ts';
import { checkNamedInSource, checkPermission, checkShared } from './shared.ts';

type PartCheck = (part: PagePart, context: PageContext) => void;

function checkSourceOptions({ value, path }: PagePart, { sources, report }: PageContext): void {
  const { source } = value as OptionsOfSource;
  report.expect('unknown-source', [...path, 'source'], 'source', source, sources);
}

function checkReload({ value, path }: PagePart, { blocks, sources, report }: PageContext): void {
  const { block, source } = value as ReloadStep;
  if (block !== undefined)
    report.expect('unknown-block', [...path, 'block'], 'block', block, blocks);
  if (source !== undefined)
    report.expect('unknown-source', [...path, 'source'], 'source', source, sources);
}

/** Checks of parts by their type name. */
const checks: Record<string, PartCheck> = {
  ...referenceChecks,
  OptionsOfSource: checkSourceOptions,
  ReloadStep: checkReload,
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
  NavigateStep(part, context) {
    const { to } = part.value as NavigateStep;
    checkPlaces(to, [...part.path, 'to'], part, context);
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
  ActionStep({ value, path }, context) {
    const { action } = value as ActionStep;
    checkActionRef(action, [...path, 'action'], hasModel(context), context);
  },
  OpenFormStep({ value, path }, { forms, report }) {
    report.expect('unknown-form', [...path, 'form'], 'form', (value as OpenFormStep).form, forms);
  },
  OpenPageStep({ value, path }, { projectIndex, report }) {
    report.expect(
      'unknown-page',
      [...path, 'page'],
      'page',
      (value as OpenPageStep).page,
      projectIndex.pages,
    );
  },
  SetStateStep({ value, path }, { state, report }) {
    for (const key of Object.keys((value as SetStateStep).values))
      report.expect('unknown-state', [...path, 'values', key], 'member of state', key, state);
  },
  CustomStep({ value, path }, { projectIndex, report }) {
    report.expect(
      'unknown-action',
      [...path, 'name'],
      'registered action',
      (value as CustomStep).name,
      projectIndex.vocabulary.customActions,
    );
  },
};

/** The {expression} parts of a text or address. */
function checkPlaces(template: string, path: Path, part: PagePart, context: PageContext): void {
  checkTemplate(template, namesAt(part, context), path, context.report);
  checkNamedInSource(template, path, context.projectIndex, context.report);
}

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

/**
 * Everything about a page that concerns names, meaning and other files. `name` is its path below
 * schemas/pages.
 */
export function checkPage(page: Page, name: string, tools: CheckTools): void {
  const { projectIndex, report } = tools;
  if (page.id !== name)
    report.add(
      'wrong-name',
      ['id'],
      `the page has the id ${page.id} in a file named ${name}.json`,
      name,
    );
  if (!page.list && !page.body) report.add('missing-part', [], 'a page needs a list or a body');
  const context = pageContext(page, tools);
  for (const part of context.parts) {
    checkShared(part, projectIndex, report);
    checks[part.name]?.(part, context);
    checkBlockPart(part, context);
  }
  for (const [key, form] of Object.entries(page.forms ?? {})) checkForm(key, form, context);
  checkBlockNames(context);
  checkLiterals(page, [], report);
}

/** What the definition of the innermost block says of a part: of the block itself, or of a piece of it. */
function checkBlockPart(part: PagePart, context: PageContext): void {
  const { blockChecks } = context;
  blockChecks.get(part.name)?.check?.(part.value as never, part, context);
  const owner = part.owners.findLast(({ name }) => blockChecks.has(name));
  const checkParts = owner && blockChecks.get(owner.name)?.checkParts;
  if (checkParts && Object.hasOwn(checkParts, part.name)) checkParts[part.name]?.(part, context);
}

function checkBlockNames({ parts, blockChecks, report }: PageContext): void {
  const seen = new Set<string>();
  for (const { name, value, path } of parts) {
    if (name !== 'Block') continue;
    const { type, name: own } = value as { type: string; name?: string };
    if (own === undefined) {
      if (blockChecks.get(typeOfBlock(type))?.isNamed)
        report.add('missing-part', path, `a ${type} among blocks needs a name`);
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
function checkLiterals(value: unknown, path: Path, report: Report): void {
  if (typeof value === 'string') {
    if (value.includes('{{') && !templates.has(String(path.at(-1))))
      report.add('template-text', path, 'texts with {{ }} are not evaluated; use {"$text": "…"}');
  } else if (Array.isArray(value))
    value.forEach((item, index) => checkLiterals(item, [...path, index], report));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      if (key.startsWith('$') && !dollarKeys.includes(key))
        report.add('unknown-key', [...path, key], `unknown key ${key}`, nearest(key, dollarKeys));
      checkLiterals(member, [...path, key], report);
    }
  }
}

/** Members in which {{ stands for a brace. */
const templates = new Set(['$text', 'url', 'templateUrl', 'to']);
const dollarKeys = ['$expr', '$t', '$text', '$schema'];
