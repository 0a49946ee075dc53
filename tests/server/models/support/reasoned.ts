/** Models whose operations ask for a reason, behind HTTP. */
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import { admin, role, staff } from './actors.ts';
import { operlog } from './app.ts';
import { serveModels } from './serve.ts';

/** Removing and exporting ask for a reason. */
export const contract: Model = {
  version: 2,
  name: 'contract',
  label: '合同',
  table: 'test_contract',
  key: 'contractId',
  labelField: 'contractNo',
  path: '/test/contract',
  permission: 'test:contract',
  audit: '合同管理',
  reasons: { remove: { label: '删除原因', min: 5 }, export: true },
  fields: {
    contractId: { type: 'id', label: '编号' },
    contractNo: { type: 'string', label: '合同号', required: true, maxLength: 20, unique: true },
  },
};
const { reasons: _reasons, ...plain } = contract;
/** Asks for no reasons. */
const note: Model = {
  ...plain,
  name: 'note',
  table: 'test_note',
  path: '/test/note',
  permission: 'test:note',
};

/** Its changes ask for a reason; creating and importing follow from others. */
export const deed: Model = {
  ...contract,
  name: 'deed',
  label: '契据',
  table: 'test_deed',
  path: '/test/deed',
  permission: 'test:deed',
  audit: '契据管理',
  reasons: { create: true, update: { label: '更改原因', min: 4 } },
  operations: ['list', 'get', 'create', 'update', 'updateMany', 'import', 'importTemplate'],
  fields: {
    contractId: { type: 'id', label: '编号' },
    contractNo: {
      type: 'string',
      label: '合同号',
      required: true,
      maxLength: 20,
      unique: true,
      excel: { import: true },
    },
    reason: { type: 'string', label: '缘由', maxLength: 20 },
  },
};

/** Serves the models to the tests of a file; the guest may do nothing. */
export const serveReasoned = () =>
  serveModels({
    models: [contract, note, deed, operlog],
    callers: { admin, guest: staff([role('1', [])]) },
    base: '/test',
  });

/** The reason as it stands behind an address. */
export const because = (text: string): string => `?reason=${encodeURIComponent(text)}`;
