/** The error catalogue of spec.md 8 and pages.md 1.8. */

/** Texts that replace the server's own for these codes. */
const byCode: Readonly<Record<number, string>> = {
  401: '认证失败，无法访问系统资源',
  403: '当前操作没有权限',
  404: '访问资源不存在',
};

export const texts = {
  unknown: '系统未知错误，请反馈给管理员',
  network: '后端接口连接异常',
  timeout: '系统接口请求超时',
  status: (status: number) => `系统接口${status}异常`,
  downloadFailed: '下载文件出现错误，请联系管理员！',
} as const;

/** What to show for an answer with this code and server text. */
export function textOf(code: number, msg: unknown): string {
  return byCode[code] ?? (typeof msg === 'string' && msg !== '' ? msg : texts.unknown);
}
