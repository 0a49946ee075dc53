/**
 * Where no C compiler is at hand: loaded before the server's own code (--import), does what
 * trouble.c does as far as the functions of Node reach: files of the server, statements of SQLite,
 * Date.now.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';

const { TROUBLE_ROOT: root, TROUBLE_CONTROL: file } = process.env;
const read = fs.readFileSync;
const control = () => {
  const bytes = read(file);
  return { trouble: String.fromCharCode(bytes[0]), seconds: Number(bytes.readBigInt64LE(1)) };
};

function check(kinds) {
  const { trouble } = control();
  if (trouble === '\0' || !kinds.includes(trouble)) return;
  throw Object.assign(
    new Error(trouble === 'F' ? 'ENOSPC: no space left on device' : 'EIO: i/o error'),
    { code: trouble === 'F' ? 'ENOSPC' : 'EIO' },
  );
}

const { open } = fs.promises;
fs.promises.open = async (place, flags, ...rest) => {
  if (String(place).startsWith(root) && /[wa]/.test(String(flags))) check('FW');
  return open(place, flags, ...rest);
};

const isWrite = (sql) => /^\s*(insert|update|delete|create|alter|drop|commit)/i.test(sql);
const { prepare, exec } = DatabaseSync.prototype;
const texts = new WeakMap();
DatabaseSync.prototype.prepare = function prepareAnd(sql, ...rest) {
  const statement = prepare.call(this, sql, ...rest);
  texts.set(statement, sql);
  return statement;
};
DatabaseSync.prototype.exec = function execAnd(sql) {
  if (isWrite(sql)) check('FWS');
  return exec.call(this, sql);
};
for (const name of ['run', 'all', 'get', 'iterate']) {
  const real = StatementSync.prototype[name];
  StatementSync.prototype[name] = function runAnd(...values) {
    check(isWrite(texts.get(this) ?? '') ? 'FWS' : 'R');
    return real.apply(this, values);
  };
}

const now = Date.now;
Date.now = () => now() + control().seconds * 1000;
syncBuiltinESMExports();
