/** Shows the document of the API to whoever is signed in, in whose name the requests tried here are sent. */
const viewer = document.getElementById('viewer');

/** What this page says by itself, in the language that was chosen in the application. */
const texts = /(?:^|; )lang=en-US/.test(document.cookie)
  ? {
      language: 'en-US',
      title: 'API',
      loading: 'Loading…',
      signIn: 'Please sign in to the system to see its API.',
      network: 'The server cannot be reached',
    }
  : {
      language: 'zh-CN',
      title: '系统接口',
      loading: '加载中…',
      signIn: '请先登录系统，再查看系统接口。',
      network: '后端接口连接异常',
    };
document.documentElement.lang = texts.language;
document.title = texts.title;
viewer.textContent = texts.loading;

/**
 * What the front end of this address is signed in with: its cookie, where scripts may read it, else
 * the browser sends it.
 */
function session() {
  const token = document.cookie.split('; ').find((pair) => pair.startsWith('access_token='));
  return token
    ? { authorization: `Bearer ${decodeURIComponent(token.slice('access_token='.length))}` }
    : { 'x-session': 'cookie' };
}

const say = (text) => {
  const line = document.createElement('p');
  line.textContent = text;
  viewer.replaceChildren(line);
};

async function show() {
  const answer = await fetch('../api/getInfo', { headers: session() }).then((response) =>
    response.json(),
  );
  if (answer.code !== 200) {
    say(answer.code === 401 ? texts.signIn : answer.msg);
    return;
  }
  viewer.replaceChildren();
  globalThis.SwaggerUIBundle({
    url: '../api/v3/api-docs',
    domNode: viewer,
    docExpansion: 'none',
    filter: true,
    tagsSorter: 'alpha',
    deepLinking: true,
    // Nothing is sent to anybody else.
    validatorUrl: null,
    requestInterceptor: (request) => {
      if (new URL(request.url, location.href).origin === location.origin)
        Object.assign(request.headers, session());
      return request;
    },
  });
}

show()
  .catch(() => say(texts.network))
  .finally(() => viewer.removeAttribute('aria-busy'));
