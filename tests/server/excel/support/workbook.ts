/** Hand-made workbooks as other programs write them. */
import { zipOf } from './zip.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (items: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items}</Relationships>`;

export interface WorkbookParts {
  /** Contents of sheetData. */
  rows?: string;
  /** The whole sheet part instead of rows. */
  sheet?: string | Iterable<string>;
  sharedStrings?: string;
  styles?: string;
  workbook?: string;
  contentTypes?: string;
  /** Further files of the archive. */
  more?: Record<string, string | Iterable<string>>;
}

/** Parts of a minimal workbook, by name. */
export function partsOf(parts: WorkbookParts): Record<string, string | Iterable<string>> {
  return {
    '[Content_Types].xml':
      parts.contentTypes ??
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relationships(
      `<Relationship Id="a" Type="${OFFICE}/officeDocument" Target="/xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml':
      parts.workbook ??
      `<x:workbook xmlns:x="m" xmlns:q="${OFFICE}"><x:sheets>` +
        '<x:sheet name="一" sheetId="7" q:id="s"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels': relationships(
      `<Relationship Id="s" Type="${OFFICE}/worksheet" Target="worksheets/one.xml"/>` +
        `<Relationship Id="t" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>` +
        `<Relationship Id="y" Type="${OFFICE}/styles" Target="styles.xml"/>`,
    ),
    'xl/worksheets/one.xml':
      parts.sheet ?? `<worksheet><sheetData>${parts.rows ?? ''}</sheetData></worksheet>`,
    ...(parts.sharedStrings === undefined ? {} : { 'xl/sharedStrings.xml': parts.sharedStrings }),
    ...(parts.styles === undefined ? {} : { 'xl/styles.xml': parts.styles }),
    ...parts.more,
  };
}

export const workbookOf = (parts: WorkbookParts): Promise<Buffer> => zipOf(partsOf(parts));

/** One row of inline texts. */
export const row = (number: number, ...texts: string[]): string =>
  `<row r="${number}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
