import { afterEach, describe, expect, it } from 'vitest';
import { ExpressionError } from '../../../src/schema/expression/index.ts';
import { english } from '../../../src/schema/locale/english.ts';
import { filledMessage } from '../../../src/schema/locale/filled.ts';
import { listed, render, say, speak, term } from '../../../src/schema/locale/message.ts';

const texts: Record<string, string> = {
  '{0}不能为空': '{0} is required',
  '新增{0}失败，{1}': 'Could not add {0}: {1}',
  '没有“{0}”，可选：{1}': 'There is no “{0}”; choose {1}',
  岗位: 'Post',
  岗位名称: 'Post name',
  IP地址: 'IP address',
  男: 'Male',
  '{label}最多{max + 1}个，见{{说明}': '{label}: at most {max + 1}, see {{notes}',
};
const language = english((source) => texts[source]);

afterEach(() => speak(undefined));

describe('messages', () => {
  it('are Chinese by themselves, in text and in JSON', () => {
    const message = say`新增${term('岗位')}失败，${say`${term('岗位名称')}不能为空`}`;
    expect(String(message)).toBe('新增岗位失败，岗位名称不能为空');
    expect(JSON.stringify({ message })).toBe('{"message":"新增岗位失败，岗位名称不能为空"}');
  });

  it('are put together in another language, terms small inside a sentence', () => {
    const inner = say`${term('岗位名称')}不能为空`;
    expect(render(inner, language)).toBe('Post name is required');
    expect(render(say`新增${term('岗位')}失败，${inner}`, language)).toBe(
      'Could not add post: post name is required',
    );
    expect(render(say`新增${term('IP地址')}失败，${''}`, language)).toBe(
      'Could not add IP address: ',
    );
  });

  it('leave data alone, also data that reads like a source text or a placeholder', () => {
    expect(render(say`新增${'岗位'}失败，${'{0}'}`, language)).toBe('Could not add 岗位: {0}');
    expect(render('岗位', language)).toBe('岗位');
  });

  it('show lists in the way of the language', () => {
    const message = say`没有“${'x'}”，可选：${listed([term('男'), 'Y'])}`;
    expect(String(message)).toBe('没有“x”，可选：男、Y');
    expect(render(message, language)).toBe('There is no “x”; choose Male, Y');
  });

  it('stay Chinese where there is no translation', () => {
    expect(render(say`还有${3}条`, language)).toBe('还有3条');
  });

  it('follow the language of the process where there is one', () => {
    speak(language);
    expect(`${say`${term('岗位名称')}不能为空`}`).toBe('Post name is required');
  });

  it('of models are filled in by the expression language, and translated by their template', () => {
    const template = '{label}最多{max + 1}个，见{{说明}';
    const scope = { label: '岗位', max: 2 };
    const message = filledMessage(template, scope, { label: term('岗位') });
    expect(String(message)).toBe('岗位最多3个，见{说明}');
    expect(render(message, language)).toBe('Post: at most 3, see {notes}');
    expect(() => filledMessage('{max +}', scope)).toThrow(ExpressionError);
  });
});
