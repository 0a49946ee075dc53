/** What the generators write alike: notes, names of imports and tables of Markdown. */

/**
 * What a file follows from, and what to do instead of changing it.
 * @param {string} source
 * @param {string} [those] what is changed instead
 */
export const note = (source, those = 'those files') =>
  `Generated from ${source} by scripts/generate.mjs. Change ${those}, then run \`npm run generate\`.`;

/** The note of what follows from the definitions in the folders of a place. */
export const noteOfDefinitions = (place) => note(`${place}/*/definition.ts`);

/**
 * Name under which a list imports what a folder exports.
 * @param {string} folder
 * @param {string} kind the end of the name, such as `Widget`
 */
export const importName = (folder, kind) =>
  `${folder.replaceAll(/\W+(\w)/g, (_, letter) => letter.toUpperCase())}${kind}`;

/** The items of a list in code, each a line of its own; nothing where there are none. */
export const lines = (items) => (items.length > 0 ? `\n${items.join('')}` : '');

/** A value as Markdown shows code. */
export const code = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** A row of a table of Markdown. */
export const row = (...cells) => `| ${cells.join(' | ')} |`;

/** A table of Markdown, without the end of its last line. */
export const table = (heads, rows) =>
  [row(...heads), `|${heads.map(() => '---').join('|')}|`, ...rows].join('\n');
