/** Where the parts of a workbook are: follows the relations from the package to its sheets. */
import { posix } from 'node:path';
import type { Archive } from './archive.ts';
import { broken, macros, sheetMissing } from '../limits.ts';
import { parseXml } from './xml.ts';

export interface WorkbookIndex {
  /** The sheets in their order; there is one at least. */
  sheets: [NamedSheet, ...NamedSheet[]];
  sharedStrings?: string;
  styles?: string;
  /** Dates count from 1904 instead of 1900. */
  date1904: boolean;
}

export interface NamedSheet {
  name: string;
  /** Name of its part. */
  part: string;
  isHidden: boolean;
}

/** A sheet as the workbook lists it, with the id of the relation to its part. */
interface ListedSheet extends Pick<NamedSheet, 'name' | 'isHidden'> {
  id: string;
}

interface Relation {
  /** Last segment of the relation type, such as worksheet. */
  type: string;
  target: string;
}

/** Reads the index; refuses a workbook without a sheet. */
export async function readIndex(archive: Archive): Promise<WorkbookIndex> {
  await refuseMacroTypes(archive);
  const workbook = [...(await readRelations(archive, '')).values()].find(
    (relation) => relation.type === 'officeDocument',
  )?.target;
  if (!workbook) throw broken();
  const relations = await readRelations(archive, workbook);
  const { named, date1904 } = await readWorkbookPart(archive, workbook);
  const [first, ...others] = named.map((sheet) => sheetOf(archive, sheet, relations.get(sheet.id)));
  if (!first) throw sheetMissing();
  const part = (type: string): string | undefined =>
    [...relations.values()].find((relation) => relation.type === type)?.target;
  return {
    sheets: [first, ...others.filter((sheet) => sheet !== undefined)],
    sharedStrings: part('sharedStrings'),
    styles: part('styles'),
    date1904,
  };
}

/** The sheet of a relation; undefined for a chart, and for one that is not there. */
const sheetOf = (
  archive: Archive,
  { name, isHidden }: ListedSheet,
  relation: Relation | undefined,
): NamedSheet | undefined =>
  relation?.type === 'worksheet' && archive.has(relation.target)
    ? { name, part: relation.target, isHidden }
    : undefined;

/** A workbook with macros says so in its content types even when the code itself was taken out. */
async function refuseMacroTypes(archive: Archive): Promise<void> {
  await parseXml(archive.chunks('[Content_Types].xml'), {
    open(_, attributes) {
      if (/macroEnabled|vbaProject/i.test(attributes.ContentType ?? '')) throw macros();
    },
  });
}

/** Relations of a part by id; the package itself is the part ''. External targets are left out. */
async function readRelations(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const relations = new Map<string, Relation>();
  await parseXml(archive.chunks(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes.TargetMode === 'External') return;
      const target = attributes.Target ?? '';
      relations.set(attributes.Id ?? '', {
        type: (attributes.Type ?? '').split('/').pop() ?? '',
        target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      });
    },
  });
  return relations;
}

async function readWorkbookPart(
  archive: Archive,
  part: string,
): Promise<{ named: ListedSheet[]; date1904: boolean }> {
  const named: ListedSheet[] = [];
  let date1904 = false;
  await parseXml(archive.chunks(part), {
    open(name, attributes) {
      if (name === 'workbookPr')
        date1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      // The prefix of r:id is the writer's choice.
      if (name === 'sheet') {
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
        const isHidden = /^(very)?hidden$/i.test(attributes.state ?? '');
        named.push({ name: (attributes.name ?? '').trim(), id: id ?? '', isHidden });
      }
    },
  });
  return { named, date1904 };
}
