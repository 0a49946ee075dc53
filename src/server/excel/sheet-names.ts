/** Names of the sheets of a workbook: such as Excel accepts, and each of them once. */

/**
 * A name of at most 31 characters without []:*?/\', not empty; a number from 1 stands behind it.
 */
function sheetName(name: string, number: number): string {
  const suffix = number === 0 ? '' : String(number);
  const clean = [...name.replace(/[[\]:*?/\\']/g, '').trim()].slice(0, 31 - suffix.length).join('');
  return `${clean || 'Sheet'}${suffix}`;
}

/** Excel takes names that differ in the case of their letters for one. */
const folded = (name: string): string => name.toLowerCase();

/**
 * The sheets of a workbook by what they are to be called. Rows that one cannot hold are on further
 * ones, whose names are numbered after it.
 */
export class SheetNames {
  private readonly titles: readonly string[];
  private readonly firsts: string[] = [];
  private readonly taken = new Set<string>();
  private readonly numbers: number[];

  constructor(titles: readonly string[]) {
    this.titles = titles;
    this.numbers = titles.map(() => 0);
    for (const [index] of titles.entries()) {
      let name = sheetName(titles[index]!, 0);
      while (this.taken.has(folded(name))) name = this.numbered(index);
      this.firsts.push(name);
      this.taken.add(folded(name));
    }
  }

  /** Name of the first sheet of a title. */
  first(index: number): string {
    return this.firsts[index]!;
  }

  /** Name of the next sheet for the rows of a title. */
  next(index: number): string {
    let name = this.numbered(index);
    while (this.taken.has(folded(name))) name = this.numbered(index);
    this.taken.add(folded(name));
    return name;
  }

  private numbered(index: number): string {
    this.numbers[index]! += 1;
    return sheetName(this.titles[index]!, this.numbers[index]!);
  }
}
