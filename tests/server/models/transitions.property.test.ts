/**
 * Whatever is sent by whatever route, a record is made in an initial state and moves as its model
 * declares; its history tells each move.
 */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { Refusal } from '../../../src/server/http/errors.ts';
import { workbookForm } from '../support/index.ts';
import { admin } from './support/actors.ts';
import { openApp, operlog } from './support/app.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const states = ['new', 'urgent', 'packed', 'sent', 'lost'];
const initial = ['new', 'urgent'];

const piece: Model = {
  version: 2,
  name: 'piece',
  label: '货件',
  table: 'test_piece',
  key: 'pieceId',
  labelField: 'pieceNo',
  path: '/test/piece',
  permission: 'test:piece',
  audit: '货件管理',
  operations: ['list', 'get', 'create', 'update', 'remove', 'import', 'importTemplate'],
  fields: {
    pieceId: { type: 'id', label: '编号' },
    loadId: { type: 'ref', label: '车次', modes: [] },
    pieceNo: {
      type: 'string',
      label: '单号',
      required: true,
      maxLength: 20,
      unique: true,
      excel: { import: true },
    },
    status: {
      type: 'string',
      label: '状态',
      default: 'new',
      initialStates: ['new', 'urgent'],
      options: states.map((value) => ({ value, label: value })),
      excel: { import: true },
    },
  },
  relations: { load: { type: 'belongsTo', model: 'load', field: 'loadId' } },
  transitions: {
    pack: { label: '打包', field: 'status', from: ['new', 'urgent'], to: 'packed' },
    send: { label: '发出', field: 'status', from: ['packed'], to: 'sent' },
    unpack: { label: '拆包', field: 'status', from: ['packed'], to: 'new', reason: true },
    lose: { label: '报失', field: 'status', from: ['sent'], to: 'lost' },
  },
};
const load: Model = {
  version: 2,
  name: 'load',
  label: '车次',
  table: 'test_load',
  key: 'loadId',
  path: '/test/load',
  permission: 'test:load',
  fields: {
    loadId: { type: 'id', label: '编号' },
    loadNo: { type: 'string', label: '车次号', required: true, maxLength: 20 },
  },
  relations: { pieces: { type: 'owned', model: 'piece', by: 'loadId' } },
};
const moves = new Set(
  Object.values(piece.transitions!).flatMap(({ from, to }) =>
    from.map((state) => `${state} ${to}`),
  ),
);

let world: World;
let app: FastifyInstance;
let count = 0;

beforeAll(async () => {
  world = await openWorld([piece, load, operlog]);
  app = await openApp(world, { admin });
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

async function send(method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<Row> {
  const answer = await app.inject({
    method,
    url: `/api/test${url}`,
    headers: { authorization: 'admin' },
    ...(body && { payload: body }),
  });
  return answer.json();
}

/** A load with one piece. */
async function loaded(): Promise<number> {
  const loadNo = `L${++count}`;
  const made = await send('POST', '/load', { loadNo, pieces: [{ pieceNo: `${loadNo}-0` }] });
  expect(made).toMatchObject({ code: 200 });
  const [row] = await world.sql(`select load_id as id from test_load where load_no = '${loadNo}'`);
  return Number(row!.id);
}

interface Piece {
  pieceId: number;
  pieceNo: string;
  status: string;
}
const piecesOf = async (loadId: number): Promise<Piece[]> =>
  (await send('GET', `/load/${loadId}`)).data.pieces;

const state = fc.constantFrom(...states);
const place = fc.nat({ max: 4 });
const command = fc.oneof(
  fc.record({ by: fc.constant('edit' as const), at: place, status: state }),
  fc.record({
    by: fc.constant('owner' as const),
    at: place,
    status: state,
    adds: fc.option(state),
  }),
  fc.record({ by: fc.constant('import' as const), at: place, status: state }),
  fc.record({ by: fc.constant('server' as const), at: place, status: state }),
  {
    weight: 4,
    arbitrary: fc.record({
      by: fc.constant('move' as const),
      name: fc.constantFrom(...Object.keys(piece.transitions!)),
      all: fc.boolean(),
      at: place,
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

async function carryOut(loadId: number, one: Command): Promise<void> {
  const pieces = await piecesOf(loadId);
  const chosen = pieces[one.at % pieces.length]!;
  if (one.by === 'edit') await send('PUT', '/piece', { ...chosen, status: one.status });
  else if (one.by === 'owner')
    await send('PUT', '/load', {
      loadId,
      loadNo: `L${loadId}`,
      pieces: [
        ...pieces.map((row) => (row === chosen ? { ...row, status: one.status } : row)),
        ...(one.adds ? [{ pieceNo: `P${++count}`, status: one.adds }] : []),
      ],
    });
  else if (one.by === 'move') {
    const keys = one.all ? pieces.map(({ pieceId }) => pieceId) : [chosen.pieceId];
    await send('PUT', `/piece/${one.name}/${keys.join(',')}`, { reason: '试试', status: 'lost' });
  } else if (one.by === 'import') {
    const form = await workbookForm(['单号', '状态'], [[chosen.pieceNo, one.status]]);
    const upload = new Response(form);
    await app.inject({
      method: 'POST',
      url: '/api/test/piece/importData?updateSupport=true',
      headers: { authorization: 'admin', 'content-type': upload.headers.get('content-type')! },
      payload: Buffer.from(await upload.arrayBuffer()),
    });
  } else
    await world.database
      .transaction((db) =>
        world.engine
          .resource('piece')
          .update(db, { pieceId: chosen.pieceId, status: one.status }, null),
      )
      .catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
}

it('moves only as the model declares, by whatever route', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 10 }), async (commands) => {
      const loadId = await loaded();
      const seen = new Map((await piecesOf(loadId)).map((row) => [row.pieceId, [row.status]]));
      for (const one of commands) {
        await carryOut(loadId, one);
        for (const { pieceId, status } of await piecesOf(loadId)) {
          const before = seen.get(pieceId);
          if (!before) {
            expect(initial).toContain(status);
            seen.set(pieceId, [status]);
          } else if (before.at(-1) !== status) before.push(status);
        }
      }
      for (const [pieceId, passed] of seen) {
        const made = passed.slice(1).map((to, index) => `${passed[index]} ${to}`);
        expect(made.filter((move) => !moves.has(move))).toEqual([]);
        const { rows } = await send('GET', `/piece/transitions/${pieceId}`);
        expect(rows.map(({ from, to }: Row) => `${from} ${to}`).reverse()).toEqual(made);
      }
    }),
    { numRuns: 15, seed: 11 },
  );
});

it('is made in an initial state, by whatever route', async () => {
  const loadId = await loaded();
  for (const status of states) {
    const pieceNo = `P${++count}`;
    const answer = await send('POST', '/piece', { pieceNo, status });
    expect(answer.code === 200).toBe(initial.includes(status));
    const pieces = [...(await piecesOf(loadId)), { pieceNo: `P${++count}`, status }];
    const saved = await send('PUT', '/load', { loadId, loadNo: `L${loadId}`, pieces });
    expect(saved.code === 200).toBe(initial.includes(status));
  }
});
