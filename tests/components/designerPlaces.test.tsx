/** Places of the canvas of the designer: heads of columns, also where the page has changed. */
import { expect, it } from 'vitest';
import { elementOf, placeOfElement } from '../../src/designer/canvas/places.ts';

const document = {
  list: { columns: [{ label: '库存', columns: ['onHand', 'lowest'] }, 'price'] },
};

function paper() {
  const root = globalThis.document.createElement('div');
  root.innerHTML = `<div data-block-key="list"><table>
    <colgroup><col><col data-column="onHand"><col data-column="lowest"><col data-column="price"></colgroup>
    <thead>
      <tr><th rowspan="2"></th><th scope="colgroup" colspan="2">库存</th><th rowspan="2">单价</th></tr>
      <tr><th>现有</th><th>下限</th></tr>
    </thead></table></div>`;
  return root;
}

it.each([
  [['list', 'columns', 0], '库存'],
  [['list', 'columns', 0, 'columns', 1], '下限'],
  [['list', 'columns', 1], '单价'],
])('the place %j is the head %s, and the head is the place', (place, text) => {
  const head = elementOf(paper(), document, place)!;
  expect(head.textContent).toBe(text);
  expect(placeOfElement(head, document, undefined)).toEqual(place);
});

it('a column that has gone meanwhile is the list that it stood in', () => {
  const root = paper();
  for (const place of [
    ['list', 'columns', 7],
    ['list', 'columns', 0, 'columns', 9],
  ])
    expect(elementOf(root, document, place)).toBe(root.firstElementChild);
});
