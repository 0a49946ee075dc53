/** What is offered and marked where a page is typed as JSON. */
import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../src/designer/document/problems.ts';
import type { Path } from '../../src/designer/document/path.ts';
import { completeJson, marksOf } from '../../src/designer/json/completion.ts';
import { pages, project } from './project.ts';

const post = JSON.parse(pages.find(([id]) => id === 'system/post')![1]) as object;

/** What is offered at the place of `|`, in a page or a part of it. */
function offered(
  typed: string,
  { document = post, path = [] }: { document?: object; path?: Path } = {},
) {
  const pos = typed.indexOf('|');
  const state = EditorState.create({ doc: typed.replace('|', '') });
  const site = { document, path, project };
  const result = completeJson(new CompletionContext(state, pos, true), site);
  return (result?.options ?? []).map(({ label }) => JSON.parse(label) as unknown);
}

describe('in the JSON of a page', () => {
  it('the members that the format has are offered, each once', () => {
    expect(offered('{ "version": 2, "| }')).toEqual(
      expect.arrayContaining(['title', 'list', 'forms']),
    );
    expect(offered('{ "version": 2, "| }')).not.toContain('version');
  });

  it('members of a block are those of its kind, and its kinds are its values', () => {
    const kinds = offered('{ "body": [{ "type": "|" }] }');
    expect(kinds).toEqual(expect.arrayContaining(['list', 'chart', 'text']));
    expect(offered('{ "body": [{ "type": "text", "| }] }')).toEqual(
      expect.arrayContaining(['text', 'tone']),
    );
    expect(offered('{ "body": [{ "type": "text", "| }] }')).not.toContain('columns');
    expect(offered('{ "body": [{ "| }] }')).toContain('type');
  });

  it('values of closed lists, and names of the project, are offered', () => {
    expect(offered('{ "list": { "size": "|" } }')).toContain('small');
    expect(offered('{ "model": "|" }')).toEqual(expect.arrayContaining(['post', 'user']));
    expect(
      offered('{ "list": { "columns": [{ "field": "postCode", "widget": "|" }] } }'),
    ).toContain('Rate');
    expect(offered('{ "list": { "columns": [{ "field": "postCode", "sortable": | }] } }')).toEqual([
      true,
      false,
    ]);
  });

  it('fields of the model are offered, also where the name is all', () => {
    const path = ['forms', 'edit'];
    expect(offered('{ "fields": ["|"] }', { path })).toEqual(
      expect.arrayContaining(['postCode', 'postName']),
    );
    expect(offered('{ "fields": [{ "field": "|" }] }', { path })).toContain('postSort');
  });

  it('what is meant is offered while it is no JSON yet, and nothing in free texts', () => {
    expect(offered('{ "list": {{ "|')).toContain('columns');
    expect(offered('{ "title": "|" }')).toEqual([]);
    expect(offered('|')).toEqual([]);
  });
});

describe('what the checker finds', () => {
  const document = { ...post, list: { columns: ['postCode', 'none'] } };
  const problems = problemsOf(document, 'system/post', project);
  const marked = (path: Path, value: unknown) => {
    const text = JSON.stringify(value, null, 2);
    const marks = marksOf(text, { document, path, project, problems });
    return marks.map(({ from, to }) => text.slice(from, to));
  };

  it('is marked in the page, and in the part that has it', () => {
    expect(marked([], document)).toEqual(['"none"']);
    expect(marked(['list'], document.list)).toEqual(['"none"']);
    expect(marked(['forms'], {})).toEqual([]);
  });
});
