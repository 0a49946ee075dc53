/** What the benchmark of the designer measures can be done; how fast is not asked here. */
import { measure, type Samples } from '../../bench/designer.ts';
import { formPage, model, widePage } from '../../bench/designer/pages.ts';
import { designer, type Subject } from '../../bench/designer/sides.ts';
import { expect, test } from './support/test.ts';

const amounts = { columns: 8, query: 2, cards: 2, actions: 2 };
const last = { form: 12, wide: amounts.columns };

test.use({
  schemas: {
    'models/bench': model(amounts),
    'pages/bench/form': formPage(last.form),
    'pages/bench/wide': widePage(amounts),
  },
});

for (const kind of ['form', 'wide'] as const)
  test(`every deed on the page ${kind} is seen`, async ({ page, open }) => {
    await open('/tool/build?page=system/post');
    const subject: Subject = { kind, query: '', last: last[kind] };
    const samples: Samples = new Map();
    await designer.ready?.(page);
    await measure(page, [designer.open(page, subject)], samples);
    await measure(page, designer.deeds(page, subject, 3), samples);
    expect([...samples.keys()]).toEqual([
      'open',
      'choose a part',
      'type a key',
      'drop a part',
      'undo',
    ]);
  });
