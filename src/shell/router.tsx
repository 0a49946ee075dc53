import { createHashRouter, redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import type { Application } from './application.ts';
import { ApiError } from '../runtime/host.ts';
import type { LazyPart } from '../parts/lazyPart.tsx';
import { loadFrameAhead, loadPageAhead } from './loadAhead.ts';
import { texts } from './locale/index.ts';
import {
  AccountLayout,
  Fill,
  FormDesigner,
  OpenLayout,
  Parser,
  Register,
  SignIn,
} from './pageParts.ts';
import { Crash } from './results/Crash.tsx';
import { Root } from './Root.tsx';
import { signInAddress } from './routing/redirect.ts';
import {
  formPath,
  homePath,
  loginPath,
  normalise,
  fillPath,
  parserPath,
  registerPath,
  settingsPath,
} from './routing/paths.ts';
import { codes } from '../protocol/codes.ts';

/**
 * Leads on to another address. A link that was clicked has not changed the address yet: one new
 * entry of the history. An address that was typed or gone back to is replaced, so that going back
 * does not end here again.
 */
function lead(from: URL, to: string): Response {
  const committed =
    location.hash.slice(1) === from.pathname + from.search ||
    (location.hash === '' && from.pathname === '/');
  return committed ? replace(to) : redirect(to);
}

/**
 * The guard of all pages (docs/protocol/frame.md#the-guard): a session, its routes, and a route for
 * the address.
 */
const guard =
  (application: Application) =>
  async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    if (!application.session.exists()) {
      // Signed out in another window, or seven days old: whoever signs in next may be somebody
      // else.
      application.session.suspend();
      return lead(url, signInAddress(url.pathname, url.search) ?? loginPath);
    }
    if (url.pathname === '/') return lead(url, homePath);
    // Behind a locked screen nothing is loaded.
    const begins =
      application.session.getState().session === null && application.lock.getState().user === null;
    if (begins) loadFrameAhead(normalise(url.pathname));
    try {
      const { findPage, restricted } = await application.session.load();
      if (restricted && normalise(url.pathname) !== settingsPath)
        return lead(url, `${settingsPath}?tab=security`);
      const found = findPage(url.pathname);
      if (!found) return lead(url, '/404');
      if ('redirect' in found) return lead(url, found.redirect);
      if (begins) void loadPageAhead(found.route, application);
      return null;
    } catch (error) {
      // An ended session is no failure: sign in and go on. Anything else is reported
      // (docs/protocol/product.md#states).
      if (error instanceof ApiError && error.code === codes.unauthenticated) {
        application.session.forget();
        return lead(url, signInAddress(url.pathname, url.search) ?? loginPath);
      }
      // Broken off by a reload in the middle: the session is none the worse, and the next document
      // goes on.
      if (error instanceof ApiError && error.code === 0 && error.shown)
        return new Promise<never>(() => {});
      application.session.abandon();
      application.feedback.error(texts.http.userInfo, texts.common.error);
      return lead(url, homePath);
    }
  };

/** Sign-in and registration are for visitors without a session (docs/protocol/product.md). */
const visitorsOnly =
  (application: Application) =>
  (page: LazyPart<object>) =>
  async ({ request }: LoaderFunctionArgs) => {
    if (application.session.exists()) return lead(new URL(request.url), homePath);
    // Whoever gets here without signing out has an ended session: what is refused from now on need
    // not be reported.
    application.session.suspend();
    // The page appears as a whole; what could not be fetched is reported in its place.
    await Promise.all([AccountLayout.preload(), page.preload()]);
    return null;
  };

/** Pages for everybody, which appear as a whole. */
const openToAll = (page: LazyPart<object>) => async () => {
  await Promise.all([OpenLayout.preload(), page.preload()]);
  return null;
};

const Nothing = () => null;

/**
 * The hash router. Pages are not routes here: the frame shows them in its panes, the router only
 * guards their addresses.
 */
export function createRouter(application: Application) {
  const open = visitorsOnly(application);
  return createHashRouter([
    {
      path: '/',
      Component: Root,
      ErrorBoundary: Crash,
      HydrateFallback: Nothing,
      children: [
        { path: 'user', loader: () => replace(loginPath) },
        {
          Component: AccountLayout,
          children: [
            { path: loginPath, loader: open(SignIn), Component: SignIn },
            { path: registerPath, loader: open(Register), Component: Register },
          ],
        },
        {
          Component: OpenLayout,
          children: [
            { path: formPath, loader: openToAll(FormDesigner), Component: FormDesigner },
            { path: `${fillPath}/:token`, loader: openToAll(Fill), Component: Fill },
            { path: parserPath, loader: openToAll(Parser), Component: Parser },
          ],
        },
        { path: '*', loader: guard(application), Component: Nothing },
        { index: true, loader: guard(application), Component: Nothing },
      ],
    },
  ]);
}
