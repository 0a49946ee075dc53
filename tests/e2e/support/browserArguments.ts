/** How Chromium is started for browser tests. */

/**
 * What Playwright switches off in Chromium: the browser hears the last list only, so ours must
 * have these, too (tests/house/browserArguments.test.ts).
 */
export const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Two pages of the browser's own behind the address bar, in a process of their own for each
 * window, which nobody sees in a test: a fifth of what Chromium costs.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offForPlaywright, ...addressBar].join()}`,
];
