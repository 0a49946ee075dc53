import { say } from '../../locale/message.ts';
import { readBoolean } from '../../record/readBoolean.ts';
import type { FieldStorage } from '../contract.ts';

export const storage: FieldStorage = {
  codec(_field, { dialect, mismatch }) {
    const toStored = (value: unknown, label: string): boolean | number => {
      const flag = flagOf(value);
      if (flag === undefined) throw mismatch(label, 'Boolean', value);
      return dialect === 'sqlite' ? Number(flag) : flag;
    };
    return {
      columnType: 'boolean',
      write: toStored,
      read: (value) => value === true || value === 1,
      parse: toStored,
    };
  },
  wire: { type: 'boolean' },
  cell: {
    write: (value) => (value ? say`是` : say`否`),
    read(text) {
      const value = readBoolean(text);
      return value === undefined ? { problem: say`没有“${text}”，可选：是、否` } : { value };
    },
  },
};

function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true' || value === '1') return true;
  if (value === 0 || value === 'false' || value === '0') return false;
  return undefined;
}
