import { listed as inSentence, say } from '../../locale/message.ts';
import { passwordProblem } from '../../password.ts';
import { limits, type Run } from '../run.ts';
import { joined, numberOf, textOf } from '../values.ts';
import { defineFunction, type ExpressionFunction } from './define.ts';

/** The characters of a text as people count them: an emoji is one. */
function charactersOf(run: Run, value: unknown): string[] {
  const text = textOf(run, value);
  run.spend(text.length);
  return [...text];
}

/** Reading a text costs by its length, so that large texts read often stay bounded. */
function read(run: Run, value: unknown): string {
  const text = textOf(run, value);
  run.spend(text.length >> 6);
  return text;
}

const whole = (value: unknown, fallback: number) => Math.trunc(numberOf(value) ?? fallback);

export const textFunctions: readonly ExpressionFunction[] = [
  defineFunction('upper', 'text', 'Text in upper case.', ["upper('ab')", 'AB'], (run, [text]) =>
    run.text(read(run, text).toUpperCase()),
  ),
  defineFunction('lower', 'text', 'Text in lower case.', ["lower('AB')", 'ab'], (run, [text]) =>
    run.text(read(run, text).toLowerCase()),
  ),
  defineFunction(
    'trim',
    'text',
    'Text without blanks at both ends.',
    ["trim(' a ')", 'a'],
    (run, [text]) => read(run, text).trim(),
  ),
  defineFunction(
    'length',
    'text',
    'Number of characters; an emoji is one.',
    ["length('岗位🙂')", 3],
    (run, [text]) => charactersOf(run, text).length,
  ),
  defineFunction(
    'substring',
    'text, start, end?',
    'Characters from start (0 is the first) up to, not including, end.',
    ["substring('岗位管理', 2)", '管理'],
    (run, [text, start, end]) =>
      charactersOf(run, text)
        .slice(Math.max(0, whole(start, 0)), end == null ? undefined : Math.max(0, whole(end, 0)))
        .join(''),
  ),
  defineFunction(
    'replaceText',
    'text, find, put',
    'Text with every occurrence of find replaced by put; plain text, no pattern.',
    ["replaceText('a-b-c', '-', '/')", 'a/b/c'],
    (run, [text, find, put]) => {
      const sought = read(run, find);
      const source = read(run, text);
      return sought === ''
        ? source
        : joined(run, run.list(source.split(sought, limits.list + 1)), read(run, put));
    },
  ),
  defineFunction(
    'startsWith',
    'text, part',
    'Whether the text begins with part.',
    ["startsWith('/system/post', '/system')", true],
    (run, [text, part]) => read(run, text).startsWith(read(run, part)),
  ),
  defineFunction(
    'endsWith',
    'text, part',
    'Whether the text ends with part.',
    ["endsWith('a.png', '.png')", true],
    (run, [text, part]) => read(run, text).endsWith(read(run, part)),
  ),
  defineFunction(
    'contains',
    'text, part',
    'Whether the text contains part.',
    ["contains('内网IP', 'IP')", true],
    (run, [text, part]) => read(run, text).includes(read(run, part)),
  ),
  defineFunction(
    'padStart',
    'text, length, fill?',
    'Text filled at its start to a length; fill is a blank by default.',
    ["padStart(7, 3, '0')", '007'],
    (run, [text, length, fill]) => {
      const size = Math.min(Math.max(0, whole(length, 0)), limits.text + 1);
      return run.text(read(run, text).padStart(size, fill == null ? ' ' : read(run, fill)));
    },
  ),
  defineFunction(
    'listed',
    'list, most?',
    'Items of a list as one text for people, with 、 between them; beyond most (20 by default) they are only counted.',
    ["listed(['a', 'b', 'c'], 2)", 'a、b … (3)'],
    (run, [list, most = 20]) => {
      const items = Array.isArray(list) ? list : [];
      const shown = items.slice(0, Math.max(1, Math.trunc(numberOf(most) ?? 20)));
      run.spend(shown.length);
      const text = String(say`${inSentence(shown.map((item) => read(run, item)))}`);
      return run.text(shown.length < items.length ? `${text} … (${items.length})` : text);
    },
  ),
  defineFunction(
    'join',
    'list, separator?',
    'Items of a list as one text; the separator is a comma by default.',
    ["join(['a', 'b'], '、')", 'a、b'],
    (run, [list, separator]) =>
      Array.isArray(list)
        ? joined(run, list, separator == null ? ',' : read(run, separator))
        : textOf(run, list),
  ),
  defineFunction(
    'split',
    'text, separator?',
    'Parts of a text as a list; the separator is a comma by default; an empty text has no parts.',
    ["split('a,b')", ['a', 'b']],
    (run, [text, separator]) => {
      const source = read(run, text);
      return source === ''
        ? []
        : run.list(source.split(separator == null ? ',' : read(run, separator), limits.list + 1));
    },
  ),
  defineFunction(
    'passwordProblem',
    'password, rule',
    'What is wrong with a new password, as a sentence; empty when it is right. Rules: ' +
      "'0' to '4' (characters that it must have) and 'strong'; lengths may follow, as in " +
      "'strong:8-64'.",
    ["passwordProblem('abc123', '3')", ''],
    (run, [password, rule]) => String(passwordProblem(read(run, password), textOf(run, rule))),
  ),
];
