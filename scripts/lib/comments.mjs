/**
 * Comments at 100 columns: Prettier wraps code and leaves comments as they are. Only white space
 * changes. Comments behind code, those in JSX and those that speak to a tool stay.
 */
import { parsers } from 'prettier/plugins/typescript';

/** Columns of a line; the same as in .prettierrc.json. */
const columns = 100;
/** What a tool reads: its lines are not wrapped. */
const directive = /\b(?:oxlint|eslint|prettier)-|@ts-|@vite-ignore|^\/\/\//;
/** Characters that take two columns. */
const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u;
/** What begins a line of its own: tags, items of lists, code. */
const ownLine = /^\s*(?:@|[-*] |\d+\. |```|\||$)/;
const tag = / (?=@(?:param|returns|throws) )/;

const widthOf = (text) =>
  [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);

/** Lines of words, as long as there is room. */
function fill(text, prefix, first) {
  const lines = [first];
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = isEmpty ? lines.at(-1) + word : `${lines.at(-1)} ${word}`;
    if (isEmpty || widthOf(longer) <= columns) lines.splice(-1, 1, longer);
    else lines.push(prefix + word);
    isEmpty = false;
  }
  return lines;
}

/** Wraps the lines that are too long, each with the rest of its paragraph; the others stay. */
function wrapLines(texts, prefix) {
  const lines = [];
  for (let index = 0; index < texts.length; index += 1) {
    let text = texts[index];
    if (widthOf(prefix + text) <= columns) {
      lines.push((prefix + text).trimEnd());
      continue;
    }
    const indent = /^\s*(?:[-*] |\d+\. )?/.exec(text)[0];
    const goesOn = (next) => next !== undefined && /^\S/.test(next) && !ownLine.test(next);
    while (goesOn(texts[index + 1]) && !text.trimEnd().endsWith(':')) {
      index += 1;
      text = `${text.trimEnd()} ${texts[index]}`;
    }
    const rest = prefix + ' '.repeat(indent.length);
    const [head, ...tags] = text.slice(indent.length).split(tag);
    if (head) lines.push(...fill(head, rest, prefix + indent));
    for (const one of tags) lines.push(...fill(one, rest, rest));
  }
  return lines;
}

/** Comments of a style sheet: where they begin and end. */
function commentsOfStyles(text) {
  const ranges = [];
  let end = 0;
  for (;;) {
    const start = text.indexOf('/*', end);
    end = text.indexOf('*/', start + 2) + 2;
    if (start < 0 || end < 2) return ranges;
    ranges.push([start, end]);
  }
}

/** Comments of a file in their order: where they begin and end. */
function commentsOf(file, text) {
  if (file.endsWith('.css')) return commentsOfStyles(text);
  const { comments } = parsers.typescript.parse(text, { filepath: file, originalText: text });
  return comments.map(({ range }) => range).sort(([one], [other]) => one - other);
}

/** Comments with `//` below each other are one. */
function joined(text, ranges) {
  const groups = [];
  for (const [start, end] of ranges) {
    const last = groups.at(-1);
    const isLine = text.startsWith('//', start);
    const between = last && text.slice(last.end, start);
    if (last?.isLine && isLine && /^\n[ ]*$/.test(between)) last.end = end;
    else groups.push({ start, end, isLine });
  }
  return groups;
}

/** The lines of a comment anew; what follows it on its last line gets a line of its own. */
function wrapComment({ comment, indent, isLine, after }) {
  if (isLine) {
    const texts = comment.split('\n').map((line) => line.trim().replace(/^\/\/ ?/, ''));
    return wrapLines(texts, `${indent}// `).join('\n') + after;
  }
  const opening = comment.startsWith('/**') ? '/**' : '/*';
  const texts = comment
    .slice(opening.length, -2)
    .split('\n')
    .map((line, index) => (index === 0 ? line.trim() : line.replace(/^\s*\* ?/, '').trimEnd()));
  const behind = after.trim() === '' ? after : `\n${indent}${after.trim()}`;
  const short = `${indent}${opening} ${texts[0]} */`;
  if (texts.length === 1 && widthOf(short) <= columns) return short + behind;
  if (texts[0] === '') texts.shift();
  if (texts.at(-1).trim() === '') texts.pop();
  const lines = [indent + opening, ...wrapLines(texts, `${indent} * `), `${indent} */`];
  return lines.join('\n') + behind;
}

/**
 * The text of a file with its comments wrapped.
 * @param {string} file its path: the ending says the language
 * @param {string} text
 */
export function wrapComments(file, text) {
  const isLong = (part) => part.split('\n').some((line) => widthOf(line) > columns);
  const ofComments = text.split('\n').filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line));
  if (!isLong(ofComments.join('\n'))) return text;
  let wrapped = text;
  for (const { start, end, isLine } of joined(text, commentsOf(file, text)).reverse()) {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
    const indent = text.slice(lineStart, start);
    const comment = text.slice(start, end);
    if (indent.trim() !== '' || directive.test(comment) || !isLong(text.slice(lineStart, lineEnd)))
      continue;
    const after = text.slice(end, lineEnd);
    wrapped =
      wrapped.slice(0, lineStart) +
      wrapComment({ comment, indent, isLine, after }) +
      wrapped.slice(lineEnd);
  }
  return wrapped;
}

/** Whether the comments of a file are wrapped: those that are written by hand. */
export const isWrapped = (file) =>
  /\.(?:ts|tsx|mjs|css)$/.test(file) && !/\/generated\/|\.gen\./.test(file);
