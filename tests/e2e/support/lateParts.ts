/**
 * Lazy parts that do not come, or come late: where each is seen, and a page with a half-filled form
 * that has them all.
 */
import type { Page } from '@playwright/test';
import { serveEveryPart } from './everyPart.ts';
import { holdBack, lazyParts } from './parts.ts';
import { api, expect, signIn } from './test.ts';

export const kept = (page: Page) => page.getByLabel('半截内容');
export const lost = '这部分内容未能加载，请检查网络后重试';
export const card = (page: Page) => page.getByRole('alertdialog', { name: lost });

/**
 * Parts over the page: what opens each, and what is seen then. In an order in which one needs none
 * that follows.
 */
export const overThePage: {
  source: string;
  /** What must be on the screen before, and needs the server. */
  prepare?(page: Page): Promise<void>;
  open(page: Page): Promise<void>;
  shows(page: Page): ReturnType<Page['locator']>;
}[] = [
  {
    source: 'src/shell/search/SearchDialog.tsx',
    open: (page) => page.keyboard.press('Control+k'),
    shows: (page) => page.getByRole('dialog', { name: '搜索菜单' }),
  },
  {
    source: 'src/shell/layout/SettingsDrawer.tsx',
    open: (page) => page.getByRole('button', { name: '界面设置' }).click(),
    shows: (page) => page.getByRole('dialog').filter({ hasText: '主题' }),
  },
  {
    source: 'src/shell/notices/NoticePopover.tsx',
    open: (page) => page.getByRole('button', { name: /^通知公告/ }).click(),
    shows: (page) => page.locator('.ant-popover').filter({ hasText: '断网时的通知' }),
  },
  {
    source: 'src/shell/notices/NoticeDetail.tsx',
    async prepare(page) {
      await page.getByRole('button', { name: /^通知公告/ }).click();
      await expect(
        page.locator('.ant-popover').getByRole('button', { name: /断网时的通知/ }),
      ).toBeVisible();
    },
    async open(page) {
      const notice = page
        .locator('.ant-popover')
        .getByRole('button', { name: /断网时的通知/ })
        .first();
      if (!(await notice.isVisible()))
        await page.getByRole('button', { name: /^通知公告/ }).click();
      await notice.click();
    },
    shows: (page) => page.getByRole('dialog').filter({ hasText: '断网时的通知' }),
  },
  {
    source: 'src/blocks/list/toolbar/ColumnSettings.tsx',
    open: (page) => page.getByRole('button', { name: '列设置' }).first().click(),
    shows: (page) => page.getByText('列展示/排序'),
  },
  {
    source: 'src/steps/import/ImportDialog.tsx',
    open: (page) => page.getByRole('button', { name: '导入' }).click(),
    shows: (page) => page.getByRole('dialog', { name: '岗位导入' }),
  },
  {
    source: 'src/steps/show/BlockContainer.tsx',
    open: (page) => page.getByRole('button', { name: '打开区块' }).click(),
    shows: (page) => page.getByRole('dialog', { name: '打开区块' }),
  },
  {
    source: 'src/steps/openPage/PageContainer.tsx',
    open: (page) => page.getByRole('button', { name: '打开页面' }).click(),
    shows: (page) => page.getByRole('dialog', { name: '打开页面' }),
  },
];

export async function makeNotice(app: string): Promise<void> {
  await api(app, await signIn(app), 'POST', '/system/notice', {
    noticeTitle: '断网时的通知',
    noticeType: '1',
    noticeContent: '<p>内容</p>',
    status: '0',
  });
}

/** Parts of the designer, which tests of it prove. */
export const ofDesigner = [
  'src/designer/json/JsonCode.tsx',
  'src/designer/rules/ExpressionEditor.tsx',
];

/** Parts that are a whole page, or all of it. */
export const whole = [
  'src/blocks/form/FormBlock.tsx',
  'src/runtime/form/index.ts',
  'src/shell/account/AccountLayout.tsx',
  'src/shell/account/Register.tsx',
  'src/shell/account/SignIn.tsx',
  'src/shell/account/registerPart.ts',
  'src/shell/designer/DesignerPage.tsx',
  'src/shell/gallery/WidgetsPage.tsx',
  'src/shell/home/Home.tsx',
  'src/shell/layout/Frame.tsx',
  'src/shell/layout/MenuDrawer.tsx',
  'src/shell/lock/LockScreen.tsx',
  'src/shell/openPages/FillPage.tsx',
  'src/shell/openPages/FormPage.tsx',
  'src/shell/openPages/OpenLayout.tsx',
  'src/shell/openPages/ParserPage.tsx',
  'src/shell/openPages/parts.ts',
  'src/shell/panes/SchemaPage.tsx',
];

/**
 * Parts of models and lists that a post has not: their failures are not tried one by one. They are
 * held to come as all others do, by `lazyPart`, which fails in its place.
 */
export const ofOtherModels = [
  'src/blocks/chart/ChartBlock.tsx',
  'src/blocks/chart/drawing/Drawing.tsx',
  'src/blocks/countdown/CountdownBlock.tsx',
  'src/blocks/diffView/DiffViewBlock.tsx',
  'src/blocks/history/HistoryBlock.tsx',
  'src/blocks/iframe/IframeBlock.tsx',
  'src/blocks/jsonView/JsonViewBlock.tsx',
  'src/blocks/list/MemberTable.tsx',
  'src/blocks/list/batch/BatchBar.tsx',
  'src/blocks/list/batch/BatchPaste.tsx',
  'src/blocks/list/batch/BatchProblems.tsx',
  'src/blocks/list/batch/UndoRow.tsx',
  'src/blocks/list/layouts/arranged.ts',
  'src/blocks/list/layouts/calendar/CalendarLayout.tsx',
  'src/blocks/list/layouts/gallery/GalleryLayout.tsx',
  'src/blocks/list/layouts/kanban/KanbanLayout.tsx',
  'src/blocks/list/search/MemberSearch.tsx',
  'src/blocks/list/views/ViewDialog.tsx',
  'src/blocks/list/views/ViewMenu.tsx',
  'src/blocks/list/views/ViewNote.tsx',
  'src/blocks/list/views/ViewOpener.tsx',
  'src/blocks/logView/LogViewBlock.tsx',
  'src/blocks/mapRoute/MapRouteBlock.tsx',
  'src/blocks/markdown/MarkdownBlock.tsx',
  'src/blocks/masterDetail/MasterDetailBlock.tsx',
  'src/blocks/pivot/PivotBlock.tsx',
  'src/blocks/qr/QrBlock.tsx',
  'src/blocks/statistic/StatisticBlock.tsx',
  'src/blocks/steps/StepsBlock.tsx',
  'src/blocks/text/Notice.tsx',
  'src/blocks/timeline/TimelineBlock.tsx',
  'src/runtime/action/ReasonDialog.tsx',
  'src/runtime/action/ReportDialog.tsx',
  'src/runtime/display/MembersDisplay.tsx',
  'src/runtime/display/RevealedValue.tsx',
  'src/runtime/display/long/LongInput.tsx',
  'src/runtime/display/long/LongValue.tsx',
  'src/runtime/display/long/WholeDialog.tsx',
  'src/runtime/form/rows/InheritedRows.tsx',
  'src/runtime/form/rows/NarrowedGuard.tsx',
  'src/runtime/form/rows/RowMembers.tsx',
  'src/runtime/form/view/FieldReveal.tsx',
  'src/runtime/form/view/MembersField.tsx',
  'src/runtime/form/view/RecordList.tsx',
];

/** Parts that the application does without: nothing is said of them. */
export const unsaid = [
  'node_modules/pinyin-match/es/main.js',
  'src/blocks/list/table/RowWindow.tsx',
  'src/map/amap/provider.tsx',
  'src/map/builtin/data/divisions.json',
  'src/map/builtin/data/outlines.json',
  'src/protocol/chunkedUploads.ts',
  'src/shell/locale/english.ts',
  'src/widgets/codeMirror/grammars/html.ts',
  'src/widgets/codeMirror/grammars/javascript.ts',
  'src/widgets/codeMirror/grammars/json.ts',
  'src/widgets/codeMirror/grammars/sql.ts',
  'src/widgets/codeMirror/grammars/xml.ts',
  'src/widgets/codeMirror/grammars/yaml.ts',
  'src/widgets/icons/more/index.ts',
  'src/widgets/upload/sendInChunks.ts',
];

/**
 * Opens the page with all parts, of which none but the given ones comes, and fills its form in
 * half.
 */
export async function openHalfFilled(
  page: Page,
  open: (route: string) => Promise<void>,
  app: string,
  there: readonly string[] = [],
) {
  await serveEveryPart(page, app);
  const first = [
    'src/shell/layout/Frame.tsx',
    'src/shell/panes/SchemaPage.tsx',
    'src/blocks/form/FormBlock.tsx',
    ...there,
  ];
  const parts = await holdBack(
    page,
    lazyParts().filter((source) => !first.includes(source)),
  );
  await open('/system/post');
  await kept(page).fill('还没有保存');
  return parts;
}
