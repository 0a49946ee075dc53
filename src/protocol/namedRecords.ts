/**
 * Models and fields of the defaults that hold what pages and models name (docs/protocol/system.md).
 */
import type { NamedRecords } from '../schema/protocol.ts';

export const namedRecords: NamedRecords = {
  dictTypes: { model: 'dictType', type: 'dictType' },
  dictEntries: { model: 'dictData', type: 'dictType', value: 'dictValue' },
  menus: { model: 'menu', permission: 'perms' },
};
