/** Completion and marks where a page or a part of it is typed as JSON. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { linter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { isWithin } from '../../schema/edit/operations.ts';
import { fromPointer } from '../../schema/pointer.ts';
import type { Problem } from '../../schema/problem.ts';
import { jsonPlaceAt, sameOptions } from '../../widgets/codeMirror/jsonPlace.ts';
import { explained } from '../../widgets/locale/explained.ts';
import { pathOf } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import type { Site } from '../panel/names.ts';
import { offeredMembers, offeredValues } from './offered.ts';

/** What is known where something is typed. */
export interface JsonHelp extends Site {
  /** What is wrong with the page. */
  problems: readonly Problem[];
}

/** Members and values for the place where somebody types. */
export function completeJson(context: CompletionContext, site: Site): CompletionResult | null {
  const place = jsonPlaceAt(context);
  if (!place) return null;
  const tree = parseTree(context.state.doc.toString());
  const here = { site, value: tree && (getNodeValue(tree) as unknown) };
  const { path, from, ending, insert } = place;
  const options = place.isKey
    ? offeredMembers(here, path.slice(0, -1)).map(({ key, description }): Completion => ({
        label: JSON.stringify(key),
        apply: insert(JSON.stringify(key) + ending),
        type: 'property',
        detail: designerTexts().member(key),
        ...(description && { info: explained(description) }),
      }))
    : offeredValues(here, path).map(({ value, label }): Completion => {
        const written = JSON.stringify(value);
        const detail = label === value ? {} : { detail: label };
        return { label: written, apply: insert(written), type: 'enum', ...detail };
      });
  return options.length === 0 ? null : { from, options, validFor: sameOptions };
}

/** Marks where the checker finds something wrong. */
export function marksOf(text: string, { path, problems, document }: JsonHelp) {
  const tree = parseTree(text);
  if (!tree) return [];
  return problems.flatMap((problem) => {
    const place = pathOf(document, fromPointer(problem.pointer));
    const node = isWithin(place, path) && findNodeAtLocation(tree, place.slice(path.length));
    if (!node) return [];
    const { offset: from, length } = node;
    return [
      { from, to: from + length, severity: 'error' as const, message: problemText(problem).text },
    ];
  });
}

/** The extension of the editor, with what is known at the time. */
export function jsonHelp(known: () => JsonHelp): Extension {
  const data = [{ autocomplete: (context: CompletionContext) => completeJson(context, known()) }];
  return [
    EditorState.languageData.of(() => data),
    linter(({ state }) => marksOf(state.doc.toString(), known())),
  ];
}
