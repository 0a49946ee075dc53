/** Fields of a model, inferred from a table of texts. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../../../src/schema/check/model.ts';
import { Report } from '../../../src/schema/check/report.ts';
import { inferField } from '../../../src/schema/infer/inferField.ts';
import { inferTable } from '../../../src/schema/infer/inferTable.ts';
import { isMatch, matchColumns } from '../../../src/schema/infer/matchModel.ts';
import { newFieldsOf } from '../../../src/schema/infer/newFieldsOf.ts';
import { checkFormat } from '../../../src/schema/load/format.ts';
import { madeModel } from '../../../src/schema/record/newModels.ts';
import { isBreaking } from '../../../src/schema/problem.ts';
import { required } from '../../../src/schema/required.ts';
import { project } from '../../designer/project.ts';
import { models } from '../compile/fixtures.ts';

describe('a column', () => {
  it.each([
    ['whole numbers', ['1', '-20', '300'], { type: 'integer', required: true }],
    ['zeros and ones', ['0', '1', '0'], { type: 'integer', required: true }],
    ['large numbers', ['3000000000', '1'], { type: 'long', required: true }],
    [
      'numbers with groups',
      ['1,234.5', '2'],
      { type: 'decimal', precision: 12, scale: 1, required: true },
    ],
    ['yes and no', ['是', '否', ''], { type: 'boolean' }],
    ['days', ['2026-01-05', '2026/2/6'], { type: 'date', filter: 'dayRange', required: true }],
    [
      'moments',
      ['2026-01-05 08:30', '2026-01-05'],
      { type: 'datetime', filter: 'dayRange', required: true },
    ],
    [
      'telephones',
      ['13800138000', '13900139000'],
      { type: 'string', format: 'phone', maxLength: 20, filter: 'contains', required: true },
    ],
    [
      'codes with zeros before them',
      ['007', '008', '123'],
      { type: 'string', maxLength: 20, filter: 'contains', required: true },
    ],
    [
      'digits that no number keeps',
      ['12345678901234567890'],
      { type: 'string', maxLength: 20, filter: 'contains', required: true },
    ],
    ['nothing', ['', ' '], { type: 'string', maxLength: 50 }],
    ['long texts', ['x'.repeat(501)], { type: 'text', maxLength: 2000, required: true }],
  ])('of %s', (_name, cells, field) => {
    expect(inferField(cells)).toEqual(field);
  });

  it('of labels of a dictionary has the smallest that knows them all', () => {
    const dict = (name: string, ...labels: string[]) => ({
      name,
      entries: labels.map((label, index) => ({ value: String(index), label })),
    });
    const dicts = [
      dict('kinds', '男', '女', '未知', '其他'),
      dict('sex', '男', '女', '未知'),
      dict('status', '正常', '停用'),
    ];
    const sex = { type: 'string', maxLength: 20, dict: 'sex', filter: 'exact', required: true };
    expect(inferField(['男', '女', '男'], dicts)).toEqual(sex);
    expect(inferField(['正常', '停用'], dicts)).toMatchObject({ dict: 'status' });
    // One label may be of any; one that the dictionary lacks is none of it.
    expect(inferField(['男', '男'], dicts)).not.toHaveProperty('dict');
    expect(inferField(['男', '女', '保密'], dicts)).not.toHaveProperty('dict');
  });

  it('of few texts that come again has them as choices', () => {
    expect(inferField(['在职', '离职', '在职', '在职', ''])).toEqual({
      type: 'string',
      maxLength: 20,
      filter: 'exact',
      options: [
        { value: '在职', label: '在职' },
        { value: '离职', label: '离职' },
      ],
    });
  });
});

const table = (text: string) =>
  required(inferTable(text.split('\n').map((line) => line.split('|'))), 'table');

describe('a table', () => {
  it('has names from Latin heads, and numbered ones from others', () => {
    const { columns, rows } = table('Order No|客户|order no|ID||unit_PRICE\n1|a|2|3|x|1.5\n|||||');
    expect(columns.map(({ name }) => name)).toEqual([
      'orderNo',
      'field2',
      'orderNox2',
      'idx2',
      'field5',
      'unitPrice',
    ]);
    expect(columns.map(({ label }) => label)).toEqual([
      'Order No',
      '客户',
      'order no',
      'ID',
      'field5',
      'unit_PRICE',
    ]);
    expect(rows).toBe(1);
  });

  it('without a head is none', () => {
    expect(inferTable([])).toBeUndefined();
    expect(inferTable([['', ' '], ['1']])).toBeUndefined();
  });

  it('matches the model whose fields have its heads', () => {
    const match = (text: string) => isMatch(models.post!, matchColumns(models.post!, table(text)));
    expect(match('岗位编码|岗位名称|岗位排序\nceo|董事长|1')).toBe(true);
    expect(match('postCode|post_name|postSort|备注\nceo|董事长|1|无')).toBe(true);
    // Something that must be given is missing, unknown, of another type, or there twice.
    expect(match('岗位编码|岗位名称\nceo|董事长')).toBe(false);
    expect(match('岗位编码|岗位名称|岗位排序|身高\nceo|董事长|1|180')).toBe(false);
    expect(match('岗位编码|岗位名称|岗位排序\nceo|董事长|第一')).toBe(false);
    expect(match('岗位编码|postCode|岗位名称|岗位排序\nceo|ceo|董事长|1')).toBe(false);
  });
});

it('gives a model that the checker accepts, whatever the cells', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('', '1', '-5', '2.50', '是', '2026-01-01', '13800138000', 'a@b.cn', '订单 No'),
    fc.integer().map(String),
    fc.double({ noNaN: true }).map(String),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }),
      fc.stringMatching(/^[a-z][A-Za-z0-9]{0,12}$/),
      (cells, name) => {
        const inferred = inferTable(cells);
        if (!inferred) return;
        const model = madeModel(name, { label: '表', fields: newFieldsOf(inferred) });
        expect(checkFormat('model', model)).toEqual([]);
        const report = new Report();
        checkModel(model, name, project.index, report);
        expect(report.problems.filter(isBreaking)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
