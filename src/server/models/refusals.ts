/** Texts of refusals that several operations share. */
import { say, term } from '../../schema/locale/message.ts';
import { codes } from '../../protocol/codes.ts';
import { Refusal } from '../http/errors.ts';

/** For clients that show the record: there is none for them any more. */
const gone = { gone: true };

/** Types as the protocol's servers name them in messages. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  Date: 'java.util.Date',
  BigDecimal: 'java.math.BigDecimal',
};

/** docs/protocol/conventions.md#envelopes: a value that is not of the declared type. */
export function typeMismatch(name: string, type: string, value: unknown): Refusal {
  const shown = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return new Refusal(
    say`请求参数类型不匹配，参数[${name}]要求类型为：'${TYPE_NAMES[type] ?? `java.lang.${type}`}'，但输入值为：'${shown.slice(0, 100)}'`,
    500,
    name,
  );
}

/** docs/protocol/conventions.md#envelopes: a write that changes no row. */
export const nothingChanged = (): Refusal => new Refusal(say`操作失败`);

/** The same of records that are not there. */
export const nothingThere = (): Refusal =>
  new Refusal(nothingChanged().text, codes.failure, undefined, gone);

/** docs/protocol/conventions.md#envelopes: an order-by that names no readable, sortable column. */
export const sortRefused = (): Refusal => new Refusal(say`参数不符合规范，不能进行查询`);

/** A record that is not there, to callers without a data scope. */
export const absent = (label: string): Refusal =>
  new Refusal(say`${term(label)}不存在或已被删除`, codes.failure, undefined, gone);

/** One text for rows out of scope and rows that do not exist, so that ids cannot be probed. */
export const outOfScope = (label: string): Refusal =>
  new Refusal(say`没有权限访问${term(label)}数据！`);
