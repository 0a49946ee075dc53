/** Statistic cards, with the answers that they show. */
import type { BlockExample } from '../../schema/block.ts';
import { loan, loansByMonth } from '../examples.ts';

export const examples: readonly BlockExample[] = [
  {
    label: '本月与上月',
    block: {
      type: 'statistic',
      model: 'loan',
      aggregate: 'monthly',
      against: '较上月',
      items: [
        'loans',
        { field: 'fee', label: '本月押金' },
        { field: 'fee', label: '半年押金', of: 'sum' },
        { field: 'loans', label: '逾期', suffix: '次', lessIsBetter: true },
      ],
    },
    models: { loan },
    answers: { '/example/loan/aggregate/monthly': { data: loansByMonth } },
  },
  {
    label: '一条记录，可点击，其中有坏值',
    block: {
      type: 'statistic',
      title: '今日',
      columns: 3,
      records: { $expr: 'state.today' },
      items: [
        {
          field: 'orders',
          label: '订单',
          suffix: '单',
          onClick: [{ type: 'message', text: { $text: '{row.orders} 单' } }],
        },
        { field: 'amount', label: '金额', currency: 'CNY', precision: 2 },
        { field: 'state', label: '状态' },
      ],
    },
    page: { state: { today: [{ orders: 12, state: '未知' }] } },
  },
];
