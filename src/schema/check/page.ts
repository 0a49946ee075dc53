/** The semantic pass over a page. */
import type { Expression, Page, Step, Template } from '../generated/types.gen.ts';
import { typeOfBlock } from '../compile/blockNames.ts';
import { successorOf, withReason } from '../migrate/migrate.ts';
import { nearest } from '../nearest.ts';
import { toPointer, type Path } from '../pointer.ts';
import { checkReads, checkTemplate, readsOf } from './expressions.ts';
import { checkForm } from './forms.ts';
import { pageContext, type CheckTools, type PageContext, type PagePart } from './pageContext.ts';
import { enclosingModel } from './pageModels.ts';
import { checkAction, checkFormButton } from './actions.ts';
import { checkAddress } from './addresses.ts';
import { checkGivenValues } from './formValues.ts';
import { indexWithBrought } from './brought.ts';
import { checkNewFields } from './newFields.ts';
import { checkNewModels } from './newModels.ts';
import { checkRequestOptions, checkSourceOptions } from './options.ts';
import { expectName, referenceChecks } from './references.ts';
import type { Report } from './report.ts';
import { namesAt } from './scope.ts';
import { checkNamedInSource, checkPermission, checkShared } from './shared.ts';

type PartCheck = (part: PagePart, context: PageContext) => void;

/** Checks of parts by their type name. */
const checks: Record<string, PartCheck> = {
  ...referenceChecks,
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
  OptionsOfRequest: checkRequestOptions,
  OptionsOfSource: checkSourceOptions,
  OpenFormStep: checkGivenValues,
  url(part, context) {
    checkAddress(part, context);
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
  FormButton: checkFormButton,
  Step: checkStep,
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
export function checkPage(page: Page, name: string, given: CheckTools): void {
  const { report } = given;
  checkNewModels(page, given.projectIndex, report);
  checkNewFields(page, given.projectIndex, report);
  const projectIndex = indexWithBrought(page, given.projectIndex);
  const tools = { ...given, projectIndex };
  if (page.id !== name)
    report.add(
      'wrong-name',
      ['id'],
      `the page has the id ${page.id} in a file named ${name}.json`,
      name,
    );
  if (!page.list && !page.body) report.add('missing-part', [], 'a page needs a list or a body');
  if (page.permissions && !page.menu)
    report.add(
      'missing-part',
      ['permissions'],
      'permissions become buttons below the menu entry of the page and need menu',
    );
  const context = pageContext(page, tools);
  for (const part of context.parts) {
    checkShared(part, projectIndex, report);
    checks[part.name]?.(part, context);
    checkBlockPart(part, context);
  }
  for (const [key, form] of Object.entries(page.forms ?? {})) checkForm(key, form, context);
  checkBlockNames(context);
  checkLiterals(page, [], templatesOf(context), report);
}

/**
 * What the definition of the innermost block says of a part: of the block itself, or of a piece of
 * it.
 */
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
      const { isNamed, keeps } = blockChecks.get(typeOfBlock(type)) ?? {};
      if (isNamed) report.add('missing-part', path, `a ${type} among blocks needs a name`);
      else if (keeps?.(value as never))
        report.add(
          'unnamed-block',
          path,
          `a ${type} keeps the widths that people drag under its name and needs one`,
        );
      continue;
    }
    if (seen.has(own)) report.add('duplicate-id', [...path, 'name'], `a second block named ${own}`);
    seen.add(own);
  }
}

/**
 * Looks into values of every kind, free ones included. Formily's {{ }} would need eval: nothing
 * evaluates it here, so it would be shown as it is. A key with a $ that the formats do not have is
 * a mistyped $expr or $text.
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
        report.add(
          'unknown-key',
          [...path, key],
          withReason(`unknown key ${key}`, successorOf(key)),
          nearest(key, dollarKeys),
        );
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

const dollarKeys = ['$expr', '$text', '$schema'];
