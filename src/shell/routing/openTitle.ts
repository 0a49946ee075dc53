import { texts } from '../locale/index.ts';
import { fillPath, formPath, loginPath, parserPath, registerPath } from './paths.ts';

/** What a page is called that is open without a session. */
export const openTitle = (path: string): string | undefined =>
  path.startsWith(`${fillPath}/`)
    ? texts.pages.fill
    : {
        [loginPath]: texts.pages.signIn,
        [registerPath]: texts.pages.register,
        [formPath]: texts.pages.form,
        [parserPath]: texts.pages.parser,
      }[path];
