/** The fixed parts of a written workbook: content types, relations, styles. */
import { encodeText } from './cell-text.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into cellXfs of the styles below. */
export const HEADER_STYLE = 1;
export const BODY_STYLE = 2;

/** Opening of a sheet up to its first row. Widths are in characters. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths
    .map(
      (width, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('');
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${DECLARATION}<worksheet xmlns="${MAIN}">${frozen}<cols>${columns}</cols><sheetData>`;
}

export const SHEET_END = '</sheetData></worksheet>';

/** Parts that follow the sheets: name to contents. */
export function workbookParts(
  sheetNames: readonly string[],
  formats: readonly string[],
): [name: string, xml: string][] {
  const numbers = sheetNames.map((_, index) => index + 1);
  return [
    [
      'xl/workbook.xml',
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheetNames.map((name, index) => `<sheet name="${attribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ],
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

/** A sheet name Excel accepts: at most 31 characters, none of []:*?/\, not empty. */
export function sheetName(name: string, index: number): string {
  const suffix = index === 0 ? '' : String(index);
  const clean = [...name.replace(/[[\]:*?/\\']/g, '').trim()].slice(0, 31 - suffix.length).join('');
  return `${clean || 'Sheet'}${suffix}`;
}

const attribute = (text: string): string => encodeText(text).replaceAll('"', '&quot;');

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relations = (items: readonly string[]): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;

function contentTypes(numbers: readonly number[]): string {
  const parts: [string, string][] = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ...numbers.map((n): [string, string] => [`xl/worksheets/sheet${n}.xml`, 'worksheet']),
  ];
  const overrides = parts
    .map(([part, kind]) => `<Override PartName="/${part}" ContentType="${TYPE}.${kind}+xml"/>`)
    .join('');
  return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`;
}

const BORDER = ['left', 'right', 'top', 'bottom']
  .map((side) => `<${side} style="thin"><color rgb="FFBFBFBF"/></${side}>`)
  .join('');
/** Style of the cells that show numbers in the format of this index. */
export const formatStyle = (index: number): number => BODY_STYLE + 1 + index;
/** Formats of an own begin here. */
const FIRST_FORMAT = 164;

const numberFormats = (formats: readonly string[]): string =>
  formats.length === 0
    ? ''
    : `<numFmts count="${formats.length}">${formats.map((code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${attribute(code)}"/>`).join('')}</numFmts>`;

const formatStyles = (formats: readonly string[]): string =>
  formats
    .map(
      (_, index) =>
        `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="1" xfId="0" applyNumberFormat="1" applyBorder="1" applyAlignment="1"><alignment horizontal="right" vertical="center"/></xf>`,
    )
    .join('');

/** @param formats number formats of columns, without repetitions */
const stylesXml = (formats: readonly string[]): string =>
  `${DECLARATION}<styleSheet xmlns="${MAIN}">${numberFormats(formats)}` +
  '<fonts count="2"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="Arial"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF808080"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${BORDER}<diagonal/></border></borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${3 + formats.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center" vertical="center"/></xf>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="1" xfId="0" applyBorder="1" applyAlignment="1"><alignment horizontal="center" vertical="center"/></xf>' +
  `${formatStyles(formats)}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
