/** What a workbook sent by a client may be at most, and the texts of its refusals. */
import { say } from '../../schema/locale/message.ts';
import { Refusal } from '../http/errors.ts';

export const LIMITS = {
  /** Files inside the archive. */
  entries: 1_000,
  /** Bytes of all files when unpacked. */
  unpackedBytes: 100 * 1024 * 1024,
  /**
   * Unpacked to packed size of one file, watched above `ratioFloor` bytes. Sheets of equal rows
   * reach about 60.
   */
  ratio: 120,
  ratioFloor: 1024 * 1024,
  rows: 100_000,
  /** Excel's own last row; rows are numbered upwards, so that this bounds the empty ones, too. */
  rowNumber: 1_048_576,
  columns: 500,
  /** Cells of all rows. */
  cells: 2_000_000,
  /** Characters of all cells: thousands of cells may refer to one shared text. */
  characters: 50_000_000,
  /** Depth of nested XML elements. */
  depth: 32,
  /** XML elements of one part: what `cells` needs, and no more. */
  elements: 4_000_000,
  /**
   * Bytes without an element beginning or ending: a text, a comment, the attributes of one element.
   * Excel's cells hold 32,767 characters.
   */
  betweenTags: 256 * 1024,
} as const;

/** What reading one workbook may cost; a worker that takes more is ended. */
export const PARSING = {
  /** Milliseconds until the whole file is read; the largest good ones take a quarter of it. */
  deadline: 20_000,
  /** MiB of a worker's heap; the largest good files take half of it. */
  heap: 512,
  /** Workbooks open at once; each holds its rows until they are stored. */
  open: 2,
  /** Workbooks that wait for their turn; more are refused. */
  waiting: 16,
} as const;

export const broken = (): Refusal => new Refusal(say`文件已损坏或不是有效的Excel文件（.xlsx）`);
export const oldFormat = (): Refusal =>
  new Refusal(say`不支持旧版Excel文件（.xls），请另存为.xlsx后重试`);
export const encrypted = (): Refusal => new Refusal(say`Excel文件已加密，请取消密码保护后重试`);
export const macros = (): Refusal => new Refusal(say`不支持包含宏的Excel文件`);
export const tooLarge = (): Refusal => new Refusal(say`Excel文件内容过大，请拆分后重试`);
export const tooManyRows = (): Refusal =>
  new Refusal(say`Excel文件不能超过${LIMITS.rows}行，请拆分后重试`);
export const tooManyColumns = (): Refusal => new Refusal(say`Excel文件不能超过${LIMITS.columns}列`);
export const tooSlow = (): Refusal =>
  new Refusal(say`Excel文件内容过于复杂，无法在规定时间内读取，请精简或拆分后重试`);
export const tooBusy = (): Refusal => new Refusal(say`同时导入的文件过多，请稍后再试`);
/** docs/protocol/conventions.md#workbooks; of another sheet than the first with its name. */
export const headerMissing = (sheet?: string): Refusal =>
  new Refusal(
    sheet === undefined
      ? say`文件标题行为空，请检查Excel文件格式`
      : say`工作表“${sheet}”的标题行为空，请检查Excel文件格式`,
  );
/** docs/protocol/conventions.md#workbooks */
export const sheetMissing = (): Refusal => new Refusal(say`文件sheet不存在`);
export const headerRepeated = (label: string, sheet?: string): Refusal =>
  new Refusal(
    sheet === undefined
      ? say`文件标题行存在重复的列：${label}`
      : say`工作表“${sheet}”的标题行存在重复的列：${label}`,
  );
/** A further sheet of rows like those of the first one, which is the only one that is read. */
export const rowsGoOn = (sheet: string): Refusal =>
  new Refusal(
    say`只导入第一个工作表，工作表“${sheet}”中还有数据，请拆分为多个文件后分别导入，不需要的工作表请删除`,
  );
export const headerDiffers = (sheet: string, first: string): Refusal =>
  new Refusal(say`工作表“${sheet}”的标题行与工作表“${first}”不一致`);
