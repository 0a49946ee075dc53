/** Gives the page the theme and the language of the application at this address. */
const dark = matchMedia('(prefers-color-scheme: dark)');

function stored(name) {
  try {
    return JSON.parse(localStorage.getItem(name));
  } catch {
    return null;
  }
}

function applyTheme() {
  const theme = stored('nav_theme');
  document.documentElement.classList.toggle(
    'dark-mode',
    theme === 'realDark' || (theme === 'system' && dark.matches),
  );
}
applyTheme();
dark.addEventListener('change', applyTheme);
// Settings are changed in the page around this one, or in another tab.
addEventListener('storage', applyTheme);

/** What the library says in English, where people read it most. */
const words = new Map([
  ['Try it out', '试一试'],
  ['Try it out ', '试一试'],
  ['Cancel', '取消'],
  ['Execute', '发送'],
  ['Clear', '清空'],
  ['Reset', '重置'],
  ['Download', '下载'],
  ['Parameters', '参数'],
  ['No parameters', '没有参数'],
  ['Name', '名称'],
  ['Description', '说明'],
  ['Request body', '请求体'],
  ['Responses', '答复'],
  ['Response body', '答复内容'],
  ['Response headers', '答复头'],
  ['Server response', '服务器的答复'],
  ['Request URL', '请求地址'],
  ['Code', '代码'],
  ['Details', '详情'],
  ['Links', '链接'],
  ['No links', '无'],
  ['Media type', '媒体类型'],
  ['Example Value', '示例'],
  ['Edit Value', '编辑'],
  ['Schema', '结构'],
  ['Schemas', '数据结构'],
  ['Loading...', '加载中…'],
  ['LOADING', '加载中…'],
  ['Filter by tag or path', '按分组或路径筛选'],
  ['Filter by tag', '按分组筛选'],
]);

/** Texts keep their nodes, so that the library goes on changing them. */
function translate(root) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  do {
    const { currentNode: node } = texts;
    const word = node.nodeType === Node.TEXT_NODE && words.get(node.data);
    if (word) node.data = word;
  } while (texts.nextNode());
  for (const input of root.querySelectorAll?.('input[placeholder]') ?? []) {
    const word = words.get(input.placeholder);
    if (word) input.placeholder = word;
  }
}

if (!/(?:^|; )lang=en-US/.test(document.cookie))
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) translate(node);
    }).observe(document.getElementById('viewer'), {
      subtree: true,
      childList: true,
      characterData: true,
    }),
  );
