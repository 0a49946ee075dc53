/** Paths of the application that code refers to (docs/protocol/product.md). */
import { joinPath } from './entries.ts';

export const homePath = '/index';
export const loginPath = '/user/login';
export const registerPath = '/user/register';
/** Where one's own account is changed. */
export const settingsPath = '/account/settings';

/** Where forms are designed by themselves. */
export const formPath = '/form';
/** Where forms are drawn from JSON. */
export const parserPath = '/parser';

/** Where a public form is filled in; followed by its token. */
export const fillPath = '/fill';

/** Paths open without a session; their pages stand outside the frame. */
const openPaths: readonly string[] = [loginPath, registerPath, formPath, parserPath];

export const isOpenPath = (path: string): boolean =>
  openPaths.includes(path) || path.startsWith(`${fillPath}/`);

/** Spelling under which a path is looked up: decoded, single slashes, none at the end. */
export const normalise = (path: string) => joinPath('', safeDecode(path));

function safeDecode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
/** The page of notices, where somebody may open it. */
export const noticesPath = '/system/notice';
