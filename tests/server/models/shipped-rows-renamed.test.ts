/** Default rows that a later version renames are renamed in installations that are there. */
import { describe, expect, it } from 'vitest';
import type { Defaults } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import {
  after,
  entries,
  grade,
  lost,
  first,
  goods,
  menus,
  renamedEntries,
  sent,
  shop,
  stage,
  types,
  waiting,
  shippedWorld,
} from './support/shipped.ts';

const world = shippedWorld();
const { grants, start, texts, values } = world;

describe('a row that is renamed', () => {
  const stages = (): Promise<Row[]> =>
    world.sql('select parcel_id, stage, grade from demo_parcel order by parcel_id');

  it('takes along the records that hold a value of a dictionary', async () => {
    await start(after);
    await world.sql("insert into demo_parcel (stage, grade) values ('sent', 1), ('new', 2)");
    const regraded: Defaults = {
      ...entries(waiting, { ...sent, dictValue: 'shipped' }, lost, { ...first, dictValue: '10' }),
      renames: [
        ...renamedEntries.renames!,
        {
          from: { dictType: 'demo_grade', dictValue: '1' },
          to: { dictType: 'demo_grade', dictValue: '10' },
        },
      ],
    };
    await Promise.all([
      start([types(stage, grade), regraded]),
      start([types(stage, grade), regraded]),
    ]);
    expect((await stages()).map((row) => [row.stage, row.grade])).toEqual([
      ['shipped', 10],
      ['new', 2],
    ]);
    expect(await values()).toEqual([
      'demo_grade 10 一等',
      'demo_stage lost 丢失',
      'demo_stage new 待发',
      'demo_stage shipped 已发',
    ]);
  });

  it('takes along the entries of a dictionary, without giving them twice', async () => {
    const step = { ...stage, dictType: 'demo_step' };
    await start([
      {
        ...types(step),
        renames: [{ from: { dictType: 'demo_stage' }, to: { dictType: 'demo_step' } }],
      },
      entries({ ...waiting, dictType: 'demo_step' }, { ...sent, dictType: 'demo_step' }),
    ]);
    expect(await values()).toEqual(['demo_step new 待发', 'demo_step sent 已发']);
    expect(await texts('select dict_type from sys_dict_type')).toEqual(['demo_step']);
  });

  it('keeps its key, and so what roles were granted', async () => {
    const present = { ...goods, path: 'items', perms: 'shop:item:list' };
    await start([
      {
        ...menus(shop, present),
        renames: [
          {
            from: { parentId: 1, path: 'goods', perms: '' },
            to: { parentId: 1, path: 'items', perms: 'shop:item:list' },
          },
        ],
      },
    ]);
    expect(await grants()).toEqual(['seller items', 'seller shop']);
    expect(await texts('select menu_id, perms from sys_menu order by 1')).toEqual([
      '1 ',
      '2 shop:item:list',
    ]);
  });

  it('stays as people changed it, and is reported once', async () => {
    await world.sql("update sys_dict_data set dict_value = 'away' where dict_value = 'sent'");
    await start([types(stage), renamedEntries]);
    expect(await values()).toEqual(['demo_stage away 已发', 'demo_stage new 待发']);
    expect(world.reports).toEqual([
      `Default row ["demo_stage","sent"] of model 'dictData' was not renamed to ` +
        '["demo_stage","shipped"]: somebody has changed or removed it here.',
    ]);
    await start([types(stage), renamedEntries]);
    expect(world.reports).toEqual([]);
  });

  it('is nothing special for an empty installation', async () => {
    await world.open([types(stage), renamedEntries]);
    expect(await values()).toEqual(['demo_stage new 待发', 'demo_stage shipped 已发']);
    expect(world.reports).toEqual([]);
  });
});
