/**
 * Saving the order of siblings at once: two comma lists, keys and their numbers
 * (docs/protocol/system.md).
 */
import { say } from '../../schema/locale/message.ts';
import { Refusal } from '../http/errors.ts';
import { required } from '../../schema/required.ts';

/** More than any tree shows at once. */
const MAX_ITEMS = 10_000;

/**
 * Pairs of key and order number.
 * @throws Refusal with the protocol's text when the lists do not match or hold anything but whole
 * numbers
 */
export function parseSortOrder(keys: unknown, orders: unknown): { key: number; order: number }[] {
  const keyList = wholeNumbers(keys);
  const orderList = wholeNumbers(orders);
  if (keyList.length !== orderList.length || keyList.length > MAX_ITEMS) throw sortFailed();
  return keyList.map((key, index) => ({ key, order: required(orderList[index], 'order') }));
}

const sortFailed = (): Refusal => new Refusal(say`保存排序异常，请联系管理员`);

function wholeNumbers(list: unknown): number[] {
  if (typeof list !== 'string' || list.length > MAX_ITEMS * 20) throw sortFailed();
  return list.split(',').map((part) => {
    const text = part.trim();
    if (!/^\d{1,15}$/.test(text)) throw sortFailed();
    return Number(text);
  });
}
