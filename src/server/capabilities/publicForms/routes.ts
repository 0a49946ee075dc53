/** Links over HTTP: how one is made, and what everybody may do who has one. */
import { defined } from '../../../schema/defined.ts';
import {
  publicFormPath as PUBLIC,
  publicFormToolPath as TOOL,
} from '../../../protocol/addresses.ts';
import { say, term } from '../../../schema/locale/message.ts';
import { readAnswer } from '../../../schema/publicForm/readAnswer.ts';
import { checkCaptcha, makeCaptcha } from '../../auth/captcha/captcha.ts';
import { newToken } from '../../auth/tokens.ts';
import type { ServerConfig } from '../../config/config.ts';
import { Refusal } from '../../http/errors.ts';
import { isSecure } from '../../http/public-origin.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { withDictionaries } from './dictionaries.ts';
import { openForm } from './form.ts';
import { closedBecause, countAnswer, hasAnswered, linkOf, uncountAnswer } from './links.ts';
import { markBrowser, markOf, submissionMark } from './person.ts';

const tag = '公开表单';
const answered = say`您已经提交过`;
const token = { token: { type: 'string', description: '链接编号' } } as const;

export const publicFormRoutes = (
  services: Services,
  config: Pick<ServerConfig, 'captcha' | 'trustProxy'>,
): RouteDeclaration[] => [
  makeRoute(services),
  readRoute(services, config),
  captchaRoute(services, config),
  submitRoute(services),
];

function makeRoute({ engine }: Services): RouteDeclaration {
  return defineRoute({
    tag,
    method: 'POST',
    path: TOOL,
    summary: '生成公开填写的链接',
    access: { permission: 'tool:publicForm:add' },
    answer: 'ajax',
    log: { title: '公开表单', type: 'INSERT' },
    // A definition has expressions, which compare.
    xssFilter: false,
    body: {
      kind: 'json',
      properties: {
        title: { type: 'string', required: say`${term('标题')}不能为空`, description: '标题' },
        form: { type: 'object', required: true, description: '表单定义' },
        status: { type: 'string', description: '状态：0 正常，1 停用' },
        opensAt: { type: 'string', description: '开始时间' },
        closesAt: { type: 'string', description: '截止时间' },
        hours: { type: 'object', description: '每天开放的时间：begin 与 end，HH:mm:ss' },
        days: { type: 'string', description: '开放的日子：0 每天，1 周一至周五，2 周六和周日' },
        answerLimit: { type: 'integer', format: 'int32', description: '份数上限' },
        captcha: { type: 'boolean', description: '是否需要验证码' },
        single: { type: 'boolean', description: '是否一人一份' },
      },
    },
    async handler({ db, body, session }) {
      const given = await withDictionaries({ db, engine }, body.form);
      const { form, fields } = openForm(given);
      const { title, status, opensAt, closesAt, hours, days, answerLimit, captcha, single } = body;
      const row = {
        ...defined({ title, status, opensAt, closesAt, hours, days, answerLimit, captcha, single }),
        form,
        fields: fields.map(({ definition }) => definition),
        token: newToken(),
        createBy: session!.userName,
      };
      const { formId, token: made } = await engine.resource('publicForm').create(db, row, null);
      return { data: { formId, token: made as string } };
    },
  });
}

function readRoute(
  { now }: Services,
  { trustProxy }: Pick<ServerConfig, 'trustProxy'>,
): RouteDeclaration {
  return defineRoute({
    tag,
    method: 'GET',
    path: `${PUBLIC}/{token}`,
    summary: '公开填写的表单；不能填写时只答复原因',
    access: 'anonymous',
    limit: 'publicForm',
    answer: 'ajax',
    params: token,
    async handler({ db, params, request, reply }) {
      const link = await linkOf(db, params.token);
      const { title, captcha, single } = link;
      const mark = single ? markOf(request, params.token) : undefined;
      const closed = (await hasAnswered(db, link, mark ?? null))
        ? answered
        : closedBecause(link, now());
      if (closed) return { data: { title, closed } };
      if (single) markBrowser(request, reply, isSecure(request.raw, trustProxy));
      const { form } = openForm(link.form);
      return { data: { title, form, captcha } };
    },
  });
}

function captchaRoute(
  { database, now }: Services,
  { captcha }: Pick<ServerConfig, 'captcha'>,
): RouteDeclaration {
  return defineRoute({
    tag,
    method: 'GET',
    path: `${PUBLIC}/{token}/captcha`,
    summary: '公开填写的验证码',
    access: 'anonymous',
    limit: 'captcha',
    answer: 'ajax',
    params: token,
    changes: true,
    async handler({ db, params }) {
      await linkOf(db, params.token);
      return { ...(await makeCaptcha(database, captcha === 'char' ? 'char' : 'math', now())) };
    },
  });
}

/** Characters of an answer in all. */
const longest = 50_000;

/**
 * No transaction around all of it: a captcha that was tried is gone, whatever comes of the rest.
 */
function submitRoute({ database, engine, now }: Services): RouteDeclaration {
  return defineRoute({
    tag,
    method: 'POST',
    path: `${PUBLIC}/{token}`,
    summary: '提交公开填写的表单',
    access: 'anonymous',
    limit: 'publicForm',
    bodyBytes: 64 * 1024,
    answer: 'ajax',
    transaction: false,
    params: token,
    body: {
      kind: 'json',
      properties: {
        values: { type: 'object', required: true, description: '填写的内容' },
        code: { type: 'string', description: '验证码' },
        uuid: { type: 'string', description: '验证码编号' },
      },
    },
    async handler({ db, params, body: { values, code = '', uuid = '' }, request }) {
      const link = await linkOf(db, params.token);
      const closed = closedBecause(link, now());
      if (closed) throw new Refusal(closed);
      const person = link.single
        ? markOf(request, params.token)
        : submissionMark(request, params.token);
      if (person === undefined)
        throw new Refusal(say`每人只能提交一份，请允许浏览器保存 Cookie 后重新打开链接`);
      const { plan, fields } = openForm(link.form);
      if (JSON.stringify(values).length > longest) throw new Refusal(say`填写的内容过长`);
      const read = readAnswer(plan, fields, values);
      if ('problem' in read) throw new Refusal(read.problem, 500, read.field);
      if (link.captcha) await checkCaptcha(database.write, uuid ?? '', code ?? '', now());
      const isAgain = await database.transaction(async (writing) => {
        if (await hasAnswered(writing, link, person)) return true;
        await countAnswer(writing, link);
        // The link is held from here on: what came at the same time is stored now.
        if (await hasAnswered(writing, link, person)) {
          await uncountAnswer(writing, link.formId);
          return true;
        }
        const row = { formId: link.formId, content: read.answer, person, createBy: '' };
        await engine.resource('publicAnswer').create(writing, row, null);
        return false;
      });
      // The same submission once more is stored already.
      if (isAgain && link.single) throw new Refusal(answered);
    },
  });
}
