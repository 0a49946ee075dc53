/** Uploads, downloads and the own picture (docs/protocol/system.md#own-account and files.md). */
import { say } from '../../schema/locale/message.ts';
import path from 'node:path';
import { NotPermitted, Refusal } from '../http/errors.ts';
import { uploadFileBytes } from '../http/limits.ts';
import { publicOrigin } from '../http/public-origin.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteAnswer, RouteContext, RouteDeclaration } from '../http/route.ts';
import type { TrustProxy } from '../http/trust-proxy.ts';
import { fileAccess } from './access.ts';
import type { Carriers } from './access.ts';
import { imageExtensions, uploadExtensions } from '../../schema/record/fileKinds.ts';
import { chunkedRoutes } from './chunked/routes.ts';
import { headBytes } from './kinds.ts';
import { ownedFiles, removeCounted } from './owned-files.ts';
import type { FileCounts, OwnedFiles } from './owned-files.ts';
import { receiveFiles } from './receive.ts';
import type { ReceivedFile } from './receive.ts';
import { attachmentHeader, headerName } from './attachment-header.ts';
import { served } from './served.ts';
import { isKey } from './storage.ts';
import type { FileStorage } from './storage.ts';
import { uploadFor, uploadOne, uploadSeveral } from '../../protocol/addresses.ts';

type FileParts = Pick<FileCounts, 'database' | 'now'> & { carriers: Carriers };

/** @param trustProxy addresses of files are those by which a proxy in front is known */
export function fileRoutes(
  parts: FileParts,
  storage: FileStorage,
  trustProxy: TrustProxy,
): RouteDeclaration[] {
  const { now } = parts;
  const counts = { database: parts.database, storage, now };
  const receive = (context: RouteContext, field: string) =>
    receiveFiles(context.request, {
      store: filesOf(counts, context),
      field,
      folder: 'upload',
      extensions: uploadExtensions,
      now: now(),
    });
  const origin = ({ request }: Pick<RouteContext, 'request'>) =>
    publicOrigin(request.raw, trustProxy);
  // Uploads wait on the network, so they run outside transactions.
  const upload = {
    method: 'POST',
    tag: '文件',
    access: 'session',
    query: { [uploadFor.parameter]: { type: 'string' } },
    body: { kind: 'multipart' },
    answer: 'ajax',
    transaction: false,
  } as const;
  const download = { method: 'GET', tag: '文件', access: 'session', answer: 'binary' } as const;
  return [
    defineRoute({
      ...upload,
      path: uploadOne.url,
      summary: '通用上传（单个）',
      async handler(context) {
        const [file] = await receive(context, uploadOne.part);
        if (!file) throw new Refusal(`Required part '${uploadOne.part}' is not present.`);
        return { ...answerOf(origin(context), file) };
      },
    }),
    defineRoute({
      ...upload,
      path: uploadSeveral.url,
      summary: '通用上传（多个）',
      async handler(context) {
        const files = (await receive(context, uploadSeveral.part)).map((file) =>
          answerOf(origin(context), file),
        );
        if (files.length === 0)
          throw new Refusal(`Required part '${uploadSeveral.part}' is not present.`);
        const joined = (name: keyof UploadAnswer) => files.map((file) => file[name]).join(',');
        return {
          urls: joined('url'),
          fileNames: joined('fileName'),
          newFileNames: joined('newFileName'),
          originalFilenames: joined('originalFilename'),
        };
      },
    }),
    defineRoute({
      ...download,
      path: '/common/download',
      summary: '通用下载',
      query: { fileName: { type: 'string' }, delete: { type: 'boolean' } },
      async handler({ query }) {
        const name = String(query.fileName ?? '');
        const key = `download/${name}`;
        const answer = await downloadOf(
          storage,
          key,
          `${now()}${name.slice(name.indexOf('_') + 1)}`,
        );
        if (query.delete === true && isOffered(key)) await removeCounted(counts, key);
        return answer;
      },
    }),
    defineRoute({
      ...download,
      path: '/common/download/resource',
      summary: '本地资源下载',
      query: { resource: { type: 'string' } },
      async handler({ db, query, session }) {
        const resource = String(query.resource ?? '');
        const key = resource.startsWith(served) ? resource.slice(served.length) : '';
        const { carriers } = parts;
        const access = await fileAccess({ db, key, carriers, sessionOf: async () => session });
        if (access === 'notPermitted') throw new NotPermitted();
        return downloadOf(storage, key, path.posix.basename(resource));
      },
    }),
    ...chunkedRoutes(counts, (context, file) => answerOf(origin(context), file)),
    avatarRoute(parts, storage),
  ];
}

/**
 * The caller's files; a request brings no more than it says it is long, nor a file more than it may
 * have.
 */
function filesOf(counts: FileCounts, { request, session, query }: RouteContext): OwnedFiles {
  const length = Number(request.headers['content-length'] ?? uploadFileBytes);
  const { userId, userName } = session!;
  return ownedFiles(counts, {
    userId,
    userName,
    most: Math.min(length, uploadFileBytes),
    isForRecord: query[uploadFor.parameter] === uploadFor.record,
  });
}

function avatarRoute({ database, now }: FileParts, storage: FileStorage): RouteDeclaration {
  const counts = { database, storage, now };
  return defineRoute({
    method: 'POST',
    path: '/system/user/profile/avatar',
    summary: '头像上传',
    tag: '个人信息',
    access: 'session',
    body: { kind: 'multipart' },
    answer: 'ajax',
    log: { title: '用户头像', type: 'UPDATE' },
    transaction: false,
    async handler(context) {
      const { request, session } = context;
      const store = filesOf(counts, context);
      const [file, ...others] = await receiveFiles(request, {
        store,
        field: 'avatarfile',
        folder: 'avatar',
        extensions: imageExtensions,
        now: now(),
      });
      await Promise.all(others.map(({ key }) => store.remove(key)));
      if (!file) throw new Refusal(say`上传图片异常，请联系管理员`);
      const imgUrl = served + file.key;
      const old = await database.transaction(async (db) => {
        const user = await db
          .selectFrom('sys_user')
          .select('avatar')
          .where('user_id', '=', session!.userId)
          .executeTakeFirst();
        await db
          .updateTable('sys_user')
          .set({ avatar: imgUrl })
          .where('user_id', '=', session!.userId)
          .execute();
        return String(user?.avatar ?? '');
      });
      const oldKey = old.startsWith(served) ? old.slice(served.length) : '';
      // The new picture counts already: an old one that cannot be retired now is only lost room.
      if (oldKey.startsWith('avatar/') && isKey(oldKey))
        await store.retire(oldKey).catch((error: unknown) => request.log.error(error));
      return { imgUrl };
    },
  });
}

interface UploadAnswer {
  url: string;
  fileName: string;
  newFileName: string;
  originalFilename: string;
}

function answerOf(origin: string, { key, originalName }: ReceivedFile): UploadAnswer {
  const fileName = served + key;
  return {
    url: origin + fileName,
    fileName,
    newFileName: path.posix.basename(key),
    originalFilename: originalName,
  };
}

const isOffered = (key: string): boolean =>
  isKey(key) &&
  (uploadExtensions as readonly string[]).includes(path.extname(key).slice(1).toLowerCase());

/** The bytes to save; an empty answer for what is refused or missing (docs/protocol/files.md). */
async function downloadOf(
  storage: FileStorage,
  key: string,
  savedName: string,
): Promise<RouteAnswer> {
  const type = 'application/octet-stream';
  const file = isOffered(key) ? await storage.read(key, headBytes) : null;
  if (!file) return { stream: Buffer.alloc(0), type };
  const headers = {
    'content-disposition': attachmentHeader(savedName),
    'download-filename': headerName(savedName),
    'content-length': String(file.size),
  };
  return { stream: file.stream, type, headers };
}
