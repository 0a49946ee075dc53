/**
 * What a request to each route looks like beside its ids. A route that is not here fails the test
 * of authorisation.
 */
import { noFile, none, type Sample } from './sample.ts';
import { organisationSamples } from './samples-organisation.ts';
import { recordSamples } from './samples-records.ts';

/** Nobody but the caller would be left with the wrong password, so none of these is right. */
const wrongPassword =
  /^(用户不存在\/密码错误|密码错误，请重新输入|修改密码失败，旧密码错误|验证码错误|两步验证码错误)/;
const noView = /^视图不存在或已被删除$/;
const noDraft = /^草稿不存在或已被删除$/;
const onPost = { query: { page: 'system/post' } };
const newPage = {
  page: 'sample/new',
  text: JSON.stringify({
    version: 2,
    id: 'sample/new',
    title: '新页面',
    body: [{ type: 'text', text: '内容' }],
  }),
};
const newFile = `{"format":"pageloom-page","version":1,"page":${newPage.text}}`;
const noLink = /^链接不存在或已失效$/;
const noPage = /^页面不存在或没有访问权限$/;
/** Upload of nobody. */
const noUpload: Sample = {
  path: { uploadId: 'none' },
  declines: [/^上传已过期，请重新上传$/],
};

export const samples: Record<string, Sample> = {
  'GET /': none,
  'GET /captchaImage': none,
  'GET /v3/api-docs': none,
  'GET /site': none,
  'POST /login': {
    body: { username: 'somebody', password: 'no-password' },
    declines: [wrongPassword],
  },
  'POST /register': {
    body: { username: 'somebody', password: 'no-password' },
    declines: [/^当前系统没有开启注册功能！$/],
  },
  'GET /logout': none,
  'POST /logout': none,
  'PUT /logout': none,
  'DELETE /logout': none,
  'GET /getInfo': none,
  'GET /getRouters': none,
  'GET /events': none,
  'POST /unlockscreen': { body: { password: 'no-password' }, declines: [wrongPassword] },

  'GET /map/settings': none,
  'GET /map/route': {
    query: { from: '116.39,39.9', to: '121.47,31.23' },
    declines: [/^未配置路线服务$/],
  },

  'GET /public/form/{token}': { path: { token: 'none' }, declines: [noLink] },
  'GET /public/form/{token}/captcha': { path: { token: 'none' }, declines: [noLink] },
  'POST /public/form/{token}': {
    path: { token: 'none' },
    body: { values: {} },
    declines: [noLink],
  },
  'POST /tool/publicForm': {
    body: { title: '登记', form: { fields: [{ name: 'name', label: '姓名' }] } },
  },
  'GET /tool/publicForm/list': none,
  'GET /tool/publicForm/optionselect': none,
  'GET /tool/publicForm/{formId}': none,
  'PUT /tool/publicForm': { body: { title: '改名', status: '0' } },
  'DELETE /tool/publicForm/{formIds}': { declines: [/已收到填写内容，请先删除填写内容$/] },
  'GET /tool/publicAnswer/list': none,
  'GET /tool/publicAnswer/{answerId}': none,
  'GET /tool/publicAnswer/definitions/content/{formId}': none,
  'DELETE /tool/publicAnswer/{answerIds}': none,
  'POST /tool/publicAnswer/export': none,

  'GET /tool/build/project': none,
  'GET /tool/build/role': none,
  'POST /tool/build/table': { declines: [/^请选择有表格的文件$/] },
  'GET /tool/gen/db/list': none,
  'GET /tool/gen/db/column/{tableName}': {
    path: { tableName: 'none' },
    declines: [/^数据表不存在，或已有模型$/],
  },
  'GET /system/savedView': { query: { page: 'system/post', list: 'list' }, declines: [noPage] },
  'POST /system/savedView': {
    body: { page: 'system/post', list: 'list', name: '常用', content: {} },
    declines: [noPage],
  },
  'PUT /system/savedView': { body: { viewId: 'none', version: 1 }, declines: [noView] },
  'PUT /system/savedView/default': {
    body: { page: 'system/post', list: 'list', viewId: 'none' },
    declines: [noView, noPage],
  },
  'DELETE /system/savedView/{viewId}': { path: { viewId: 'none' }, declines: [noView] },

  'GET /tool/build/live': onPost,
  'GET /tool/build/revision': onPost,
  'GET /tool/build/revision/{number}': {
    ...onPost,
    path: { number: '1' },
    declines: [/^该版本不存在或已被清理$/],
  },
  'GET /tool/build/compare': { query: { page: 'system/post', from: 'file', to: 'live' } },
  'POST /tool/build/check': { body: newPage },
  'POST /tool/build/merge': {
    body: { page: 'system/post', ours: newPage.text },
  },
  'POST /tool/build/publish': { body: { ...newPage, expected: null, reason: '试' } },
  'POST /tool/build/restore': {
    body: { page: 'system/post', number: 1, reason: '试' },
    declines: [/^该版本不存在或已被清理$/],
  },
  'POST /tool/build/withdraw': {
    body: { page: 'system/post', expected: null, reason: '试' },
    declines: [/^页面已有新的版本，请合并后再发布$/],
  },
  'GET /tool/build/export': onPost,
  'POST /tool/build/import/check': { body: { text: newFile } },
  'POST /tool/build/import': {
    body: { text: newFile, expected: null, reason: '试' },
    declines: [/^没有可导入的内容$/],
  },
  'GET /tool/build/draft': onPost,
  'GET /tool/build/draft/{draftId}': { path: { draftId: 'none' }, declines: [noDraft] },
  'POST /tool/build/draft': { body: { ...newPage, base: null } },
  'PUT /tool/build/draft': { body: { draftId: 'none', version: 1 }, declines: [noDraft] },
  'DELETE /tool/build/draft/{draftId}': { path: { draftId: 'none' }, declines: [noDraft] },

  'GET /common/download': { query: { fileName: 'no_file.txt', delete: 'false' } },
  'GET /common/download/resource': { query: { resource: '/profile/no-file.txt' } },
  'POST /common/upload': { declines: [noFile] },
  'POST /common/uploads': { declines: [noFile] },
  'POST /common/upload/chunked': {
    body: { name: 'a.txt', size: 4, head: 'dGV4dA==', fingerprint: 'authorisation' },
  },
  'GET /common/upload/chunked/{uploadId}': noUpload,
  'PUT /common/upload/chunked/{uploadId}/{number}': {
    ...noUpload,
    path: { ...noUpload.path, number: '1' },
    query: { checksum: '0'.repeat(64) },
    declines: [noFile],
  },
  'POST /common/upload/chunked/{uploadId}/finish': {
    ...noUpload,
    body: { checksum: '0'.repeat(64) },
  },
  'DELETE /common/upload/chunked/{uploadId}': noUpload,

  'GET /system/user/profile': none,
  'PUT /system/user/profile': { body: { sex: '1' } },
  'PUT /system/user/profile/updatePwd': {
    body: { oldPassword: 'no-password', newPassword: 'Word-2026' },
    declines: [wrongPassword],
  },
  'POST /system/user/profile/avatar': { declines: [/^上传图片异常，请联系管理员$/] },
  'GET /system/user/profile/sessions': none,
  'DELETE /system/user/profile/sessions': none,
  'DELETE /system/user/profile/sessions/{sessionId}': none,
  'GET /system/user/profile/totp': none,
  'POST /system/user/profile/totp': none,
  'PUT /system/user/profile/totp': {
    body: { code: '000000' },
    declines: [/^设置已超时，请重新开始$/],
  },
  'DELETE /system/user/profile/totp': { declines: [/^尚未启用两步验证$/] },
  'POST /system/user/profile/totp/recoveryCodes': { declines: [/两步验证/] },
  'POST /system/user/profile/reauthenticate': {
    body: { password: 'no-password' },
    declines: [wrongPassword],
  },

  ...organisationSamples,
  ...recordSamples,
};
