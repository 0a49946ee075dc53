/** The fixed parts of a written workbook: content types, relations, styles. */
import { encodeText } from './cell-text.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';

/** Indexes into cellXfs of the styles below. */
export const HEADER_STYLE = 1;
export const BODY_STYLE = 2;

type Attributes = Readonly<Record<string, string | number>>;

const attribute = (value: string | number): string =>
  encodeText(String(value)).replaceAll('"', '&quot;');

const opening = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${attribute(value)}"`)
    .join('')}`;

/** An element of XML; its children are XML already. */
const element = (name: string, attributes: Attributes, children: readonly string[] = []): string =>
  children.length === 0
    ? `${opening(name, attributes)}/>`
    : `${opening(name, attributes)}>${children.join('')}</${name}>`;

/** An element that says how many children it has. */
const counted = (name: string, children: readonly string[]): string =>
  element(name, { count: children.length }, children);

/** Opening of a sheet up to its first row. Widths are in characters. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map((width, index) =>
    element('col', { min: index + 1, max: index + 1, width, customWidth: 1 }),
  );
  const frozen = element('pane', {
    ySplit: 1,
    topLeftCell: 'A2',
    activePane: 'bottomLeft',
    state: 'frozen',
  });
  const views = element('sheetViews', {}, [element('sheetView', { workbookViewId: 0 }, [frozen])]);
  return [
    DECLARATION,
    `${opening('worksheet', { xmlns: MAIN })}>`,
    views,
    `<cols>${columns.join('')}</cols>`,
    '<sheetData>',
  ].join('');
}

export const SHEET_END = '</sheetData></worksheet>';

/** Parts that follow the sheets: name to contents. */
export function workbookParts(
  sheetNames: readonly string[],
  formats: readonly string[],
): [name: string, xml: string][] {
  const numbers = sheetNames.map((_, index) => index + 1);
  return [
    ['xl/workbook.xml', workbookXml(sheetNames)],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...numbers.map((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)),
        relation('rIdStyles', 'styles', 'styles.xml'),
      ]),
    ],
    ['xl/styles.xml', stylesXml(formats)],
    ['_rels/.rels', relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')])],
    ['[Content_Types].xml', contentTypes(numbers)],
  ];
}

function workbookXml(sheetNames: readonly string[]): string {
  const sheets = sheetNames.map((name, index) =>
    element('sheet', { name, sheetId: index + 1, 'r:id': `rId${index + 1}` }),
  );
  const holder = element('sheets', {}, sheets);
  return DECLARATION + element('workbook', { xmlns: MAIN, 'xmlns:r': OFFICE }, [holder]);
}

const relation = (id: string, type: string, target: string): string =>
  element('Relationship', { Id: id, Type: `${OFFICE}/${type}`, Target: target });

const relations = (items: readonly string[]): string =>
  DECLARATION + element('Relationships', { xmlns: `${PACKAGE}/relationships` }, items);

function contentTypes(numbers: readonly number[]): string {
  const parts: [string, string][] = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ...numbers.map((n): [string, string] => [`xl/worksheets/sheet${n}.xml`, 'worksheet']),
  ];
  return (
    DECLARATION +
    element('Types', { xmlns: `${PACKAGE}/content-types` }, [
      element('Default', { Extension: 'rels', ContentType: RELATIONS_TYPE }),
      element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      ...parts.map(([part, kind]) =>
        element('Override', { PartName: `/${part}`, ContentType: `${TYPE}.${kind}+xml` }),
      ),
    ])
  );
}

/** Style of the cells that show numbers in the format of this index. */
export const formatStyle = (index: number): number => BODY_STYLE + 1 + index;
/** The first number of formats that a workbook defines itself; lower ones are built in. */
const FIRST_FORMAT = 164;

const numberFormats = (formats: readonly string[]): string =>
  formats.length === 0
    ? ''
    : counted(
        'numFmts',
        formats.map((code, index) =>
          element('numFmt', { numFmtId: FIRST_FORMAT + index, formatCode: code }),
        ),
      );

const thinBorder = element('border', {}, [
  ...['left', 'right', 'top', 'bottom'].map((side) =>
    element(side, { style: 'thin' }, [element('color', { rgb: 'FFBFBFBF' })]),
  ),
  '<diagonal/>',
]);
const noBorder = '<border><left/><right/><top/><bottom/><diagonal/></border>';

const font = (bold = '', colour = ''): string =>
  `<font>${bold}<sz val="10"/>${colour}<name val="Arial"/></font>`;

const fill = (patternType: string, colours: readonly string[] = []): string =>
  element('fill', {}, [element('patternFill', { patternType }, colours)]);

/** A style of cells: its font, its fill and its border are indexes into those of the sheet. */
const cellStyle = (attributes: Attributes, horizontal: string): string =>
  element('xf', attributes, [element('alignment', { horizontal, vertical: 'center' })]);

const plain = { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 };
const bordered = { ...plain, borderId: 1, xfId: 0 };
const aligned = { applyBorder: 1, applyAlignment: 1 };

const formatStyles = (formats: readonly string[]): string[] =>
  formats.map((_, index) =>
    cellStyle(
      { ...bordered, numFmtId: FIRST_FORMAT + index, applyNumberFormat: 1, ...aligned },
      'right',
    ),
  );

/** @param formats number formats of columns, without repetitions */
function stylesXml(formats: readonly string[]): string {
  const header = { ...bordered, fontId: 1, fillId: 2, applyFont: 1, applyFill: 1, ...aligned };
  const grey = [element('fgColor', { rgb: 'FF808080' }), element('bgColor', { indexed: 64 })];
  return (
    DECLARATION +
    element('styleSheet', { xmlns: MAIN }, [
      numberFormats(formats),
      counted('fonts', [font(), font('<b/>', '<color rgb="FFFFFFFF"/>')]),
      counted('fills', [fill('none'), fill('gray125'), fill('solid', grey)]),
      counted('borders', [noBorder, thinBorder]),
      counted('cellStyleXfs', [element('xf', plain)]),
      counted('cellXfs', [
        element('xf', { ...plain, xfId: 0 }),
        cellStyle(header, 'center'),
        cellStyle({ ...bordered, ...aligned }, 'center'),
        ...formatStyles(formats),
      ]),
      counted('cellStyles', [element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })]),
    ])
  );
}
