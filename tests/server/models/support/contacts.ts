/**
 * Contacts as they were and as they are to be: fields are renamed, split, merged, converted, given
 * other codes, made required and moved into rows of their own, all at once.
 */
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import { admin } from './actors.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';
import { string } from './items.ts';

/** A contact as it was. */
export interface Contact {
  name: string;
  city: string;
  street: string;
  size: string | null;
  state: string;
  note: string | null;
  home: string | null;
  mobile: string | null;
}

const contact = {
  version: 2,
  name: 'contact',
  label: '联系人',
  table: 'test_contact',
  key: 'contactId',
} as const;

const id = { type: 'id', label: '编号' } as const;

const before: Model = {
  ...contact,
  fields: {
    contactId: id,
    name: string(20, { required: true }),
    city: string(20),
    street: string(20),
    size: string(9),
    state: string(1),
    note: string(9),
    home: string(20),
    mobile: string(20),
  },
};

const phone: Model = {
  version: 2,
  name: 'phone',
  label: '电话',
  table: 'test_phone',
  key: 'phoneId',
  fields: {
    phoneId: id,
    contactId: { type: 'ref', label: '联系人', required: true },
    kind: string(9, { default: 'other' }),
    number: string(20, { required: true }),
    place: { type: 'integer', label: '顺序' },
  },
  relations: { contact: { type: 'belongsTo', model: 'contact', field: 'contactId' } },
};

export const after: readonly Model[] = [
  {
    ...contact,
    fields: {
      contactId: id,
      given: string(20, { required: true }),
      family: string(20),
      address: string(50),
      size: { type: 'integer', label: '大小', required: true },
      status: string(9, { required: true }),
      remark: string(9, { required: true }),
      phoneCount: { type: 'integer', label: '电话数', computed: { count: 'phones' } },
    },
    indexes: [{ fields: ['size'] }, { fields: ['status', 'family'] }],
    relations: {
      phones: { type: 'owned', model: 'phone', by: 'contactId', order: 'place' },
    },
    migrations: [
      { id: '0001-remark', type: 'renameField', field: 'note', to: 'remark' },
      { id: '0002-remark', type: 'require', field: 'remark', fill: 'none' },
      {
        id: '0003-given',
        type: 'deriveField',
        field: 'given',
        value: { $expr: "at(split(name, ' '), 0)" },
      },
      {
        id: '0004-family',
        type: 'deriveField',
        field: 'family',
        value: { $expr: 'substring(name, length(given) + 1)' },
      },
      { id: '0005-name', type: 'dropField', field: 'name' },
      {
        id: '0006-address',
        type: 'deriveField',
        field: 'address',
        value: { $expr: "city + '/' + street" },
      },
      { id: '0007-city', type: 'dropField', field: 'city' },
      { id: '0008-street', type: 'dropField', field: 'street' },
      { id: '0009-size', type: 'changeType', field: 'size', fill: 0 },
      { id: '0010-state', type: 'renameField', field: 'state', to: 'status' },
      {
        id: '0011-codes',
        type: 'replaceValues',
        field: 'status',
        values: [
          { from: '0', to: 'open' },
          { from: '1', to: 'closed' },
        ],
      },
      {
        id: '0012-phones',
        type: 'moveToChildren',
        field: 'phones',
        rows: [
          { set: { number: { $expr: 'mobile' }, kind: 'mobile' } },
          { set: { number: { $expr: 'home' } }, if: { $expr: 'home != mobile' } },
        ],
      },
      { id: '0013-home', type: 'dropField', field: 'home' },
      { id: '0014-mobile', type: 'dropField', field: 'mobile' },
    ],
  },
  phone,
];

/** A contact as it is to be, said once more. */
export function expectedOf({ name, city, street, size, state, note, home, mobile }: Contact): Row {
  const [given = ''] = name.split(' ');
  const number = Number(size?.trim() || 'none');
  const phones = [
    ...(mobile ? [{ kind: 'mobile', number: mobile, place: 1 }] : []),
    ...(home ? [{ kind: 'other', number: home, place: mobile ? 2 : 1 }] : []),
  ];
  return {
    given,
    family: name.slice(given.length + 1),
    address: `${city}/${street}`,
    size: Number.isNaN(number) ? 0 : number,
    status: { '0': 'open', '1': 'closed' }[state] ?? state,
    remark: note ?? 'none',
    phoneCount: phones.length,
    phones,
  };
}

/** What somebody does to the contacts as they were. */
export interface Write {
  kind: 'add' | 'change' | 'remove';
  /** Place of the contact, counted around. */
  at: number;
  contact: Contact;
}

export interface ContactWorld extends World {
  /** By the engine of before, as a node that has not been replaced. */
  write(one: Write): Promise<void>;
  /** The contacts as they were at last. */
  last(): Contact[];
}

export async function openContacts(contacts: readonly Contact[]): Promise<ContactWorld> {
  const world = await openWorld([before]);
  const resource = world.engine.resource('contact');
  const last = new Map<number, Contact>();
  const add = async (one: Contact): Promise<void> => {
    const { contactId } = await world.database.transaction((db) =>
      resource.create(db, { ...one }, admin),
    );
    last.set(Number(contactId), one);
  };
  const write = async ({ kind, at, contact: one }: Write): Promise<void> => {
    const key = [...last.keys()][at % Math.max(1, last.size)];
    if (kind === 'add' || key === undefined) return add(one);
    if (kind === 'remove') {
      await world.database.transaction((db) => resource.remove(db, [key], admin));
      last.delete(key);
      return;
    }
    // An update of the engine leaves what comes without a value.
    await world.database.write
      .updateTable(before.table)
      .set({ ...one })
      .where('contact_id', '=', key)
      .execute();
    last.set(key, one);
  };
  for (const one of contacts) await add(one);
  return Object.assign(world, { write, last: () => [...last.values()] });
}

/** The contacts as they are, with their phones, by raw statements. */
export async function migratedRows({ sql }: Pick<World, 'sql'>): Promise<Row[]> {
  const contacts = await sql(
    'select contact_id as id, given, family, address, size, status, remark, ' +
      'phone_count as "phoneCount" from test_contact order by contact_id',
  );
  const phones = await sql(
    'select contact_id as owner, kind, number, place from test_phone order by contact_id, place',
  );
  return contacts.map(({ id: key, ...row }) => ({
    ...row,
    phones: phones
      .filter(({ owner }) => Number(owner) === Number(key))
      .map(({ kind, number, place }) => ({ kind, number, place })),
  }));
}
