/**
 * The baseline of the server benchmark: the least code that does the same work as our list and
 * create of posts. Fastify and node:sqlite with the same session lookup, permission check, unique
 * checks and operation log row.
 */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const [file = '', token = ''] = process.argv.slice(2);
const db = new DatabaseSync(file);
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=5000');
db.exec(`
  CREATE TABLE IF NOT EXISTS session (hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL, expires INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS permission (user_id INTEGER NOT NULL, perm TEXT NOT NULL, PRIMARY KEY (user_id, perm));
  CREATE TABLE IF NOT EXISTS post (post_id INTEGER PRIMARY KEY, post_code TEXT UNIQUE,
    post_name TEXT UNIQUE, post_sort INTEGER, status TEXT, remark TEXT, create_by TEXT,
    create_time TEXT);
  CREATE INDEX IF NOT EXISTS post_order ON post (post_sort, post_id);
  CREATE TABLE IF NOT EXISTS log (id INTEGER PRIMARY KEY, title TEXT, user_id INTEGER,
    url TEXT, param TEXT, result TEXT, time TEXT, cost INTEGER);
`);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
db.prepare('INSERT OR REPLACE INTO session VALUES (?, 1, ?)').run(
  hash(token),
  Date.now() + 3_600_000,
);
for (const perm of ['system:post:list', 'system:post:add'])
  db.prepare('INSERT OR REPLACE INTO permission VALUES (1, ?)').run(perm);

const sql = {
  session: db.prepare('SELECT user_id FROM session WHERE hash = ? AND expires > ?'),
  permission: db.prepare('SELECT 1 FROM permission WHERE user_id = ? AND perm = ?'),
  count: db.prepare("SELECT count(*) AS n FROM post WHERE post_name LIKE '%' || ? || '%'"),
  list: db.prepare(
    'SELECT post_id AS postId, post_code AS postCode, post_name AS postName, post_sort AS ' +
      'postSort, status, remark, create_by AS createBy, create_time AS createTime FROM post ' +
      "WHERE post_name LIKE '%' || ? || '%' ORDER BY post_sort LIMIT ? OFFSET ?",
  ),
  countAll: db.prepare('SELECT count(*) AS n FROM post'),
  listAll: db.prepare(
    'SELECT post_id AS postId, post_code AS postCode, post_name AS postName, post_sort AS ' +
      'postSort, status, remark, create_by AS createBy, create_time AS createTime FROM post ' +
      'ORDER BY post_sort, post_id LIMIT ? OFFSET ?',
  ),
  code: db.prepare('SELECT 1 FROM post WHERE post_code = ?'),
  name: db.prepare('SELECT 1 FROM post WHERE post_name = ?'),
  insert: db.prepare(
    'INSERT INTO post (post_code, post_name, post_sort, status, remark, create_by, ' +
      'create_time) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ),
  log: db.prepare(
    'INSERT INTO log (title, user_id, url, param, result, time, cost) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ),
};

/** User id of the caller; throws when the session or the permission is missing. */
function caller(authorization: string | undefined, perm: string): number {
  const session = sql.session.get(
    hash((authorization ?? '').replace('Bearer ', '')),
    Date.now(),
  ) as { user_id: number } | undefined;
  if (!session) throw new Error('401');
  if (!sql.permission.get(session.user_id, perm)) throw new Error('403');
  return session.user_id;
}

const app = Fastify();
app.get<{ Querystring: { pageNum?: string; pageSize?: string; postName?: string } }>(
  '/system/post/list',
  (request) => {
    caller(request.headers.authorization, 'system:post:list');
    const { pageNum = '1', pageSize = '10', postName } = request.query;
    const offset = (Number(pageNum) - 1) * Number(pageSize);
    const total = (postName ? sql.count.get(postName) : sql.countAll.get()) as { n: number };
    const rows = postName
      ? sql.list.all(postName, Number(pageSize), offset)
      : sql.listAll.all(Number(pageSize), offset);
    return { code: 200, msg: '查询成功', rows, total: total.n };
  },
);
app.post<{
  Body: { postCode: string; postName: string; postSort: number; status: string; remark?: string };
}>('/system/post', (request) => {
  const started = Date.now();
  const user = caller(request.headers.authorization, 'system:post:add');
  const { postCode, postName, postSort, status, remark } = request.body;
  if (!postCode || postCode.length > 64 || !postName || postName.length > 50)
    throw new Error('500');
  if (sql.code.get(postCode) || sql.name.get(postName)) throw new Error('500');
  const now = new Date().toISOString();
  db.exec('BEGIN IMMEDIATE');
  sql.insert.run(postCode, postName, postSort, status, remark ?? null, 'admin', now);
  sql.log.run(
    'post',
    user,
    '/system/post',
    JSON.stringify(request.body),
    '{"code":200}',
    now,
    Date.now() - started,
  );
  db.exec('COMMIT');
  return { code: 200, msg: 'ok' };
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
