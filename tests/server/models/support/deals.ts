/** Deals with customers in regions of countries: relations behind relations. */
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import { operlog } from './app.ts';

const country: Model = {
  version: 2,
  name: 'country',
  label: '国家',
  table: 'test_country',
  key: 'countryId',
  labelField: 'countryName',
  stamps: false,
  fields: {
    countryId: { type: 'id', label: '国家编号' },
    countryName: { type: 'string', label: '国家', maxLength: 20 },
    rate: { type: 'decimal', label: '税率', scale: 2, access: { read: 'test:country:rate' } },
  },
};

const region: Model = {
  version: 2,
  name: 'region',
  label: '大区',
  table: 'test_region',
  key: 'regionId',
  labelField: 'regionName',
  stamps: false,
  fields: {
    regionId: { type: 'id', label: '大区编号' },
    regionName: { type: 'string', label: '大区', maxLength: 20 },
    level: {
      type: 'string',
      label: '级别',
      options: [
        { value: 'a', label: '重点' },
        { value: 'b', label: '普通' },
      ],
    },
    countryId: { type: 'ref', label: '国家' },
  },
  relations: { country: { type: 'belongsTo', model: 'country', field: 'countryId' } },
};

const customer: Model = {
  version: 2,
  name: 'customer',
  label: '客户',
  table: 'test_customer',
  key: 'customerId',
  labelField: 'customerName',
  stamps: false,
  fields: {
    customerId: { type: 'id', label: '客户编号' },
    customerName: { type: 'string', label: '客户', maxLength: 20 },
    phone: { type: 'string', label: '电话', maxLength: 20, mask: 'phone' },
    regionId: { type: 'ref', label: '大区' },
    partnerId: { type: 'ref', label: '合作方' },
  },
  relations: {
    region: { type: 'belongsTo', model: 'region', field: 'regionId' },
    partner: { type: 'belongsTo', model: 'customer', field: 'partnerId' },
  },
};

const deal: Model = {
  version: 2,
  name: 'deal',
  label: '合同',
  table: 'test_deal',
  key: 'dealId',
  labelField: 'dealNo',
  path: '/test/deal',
  permission: 'test:deal',
  stamps: false,
  fields: {
    dealId: { type: 'id', label: '合同编号' },
    dealNo: { type: 'string', label: '合同号', maxLength: 20 },
    customerId: { type: 'ref', label: '客户' },
  },
  relations: {
    customer: {
      type: 'belongsTo',
      model: 'customer',
      field: 'customerId',
      expose: [
        'customerName',
        'region.regionName',
        'region.level',
        'region.country.countryName',
        'region.country.rate',
        'partner.customerName',
        'partner.phone',
        'partner.partner.customerName',
      ],
      filters: {
        customerName: 'contains',
        'region.level': 'in',
        'region.country.countryName': 'exact',
        'region.country.rate': 'exact',
        'partner.customerName': 'contains',
      },
      excel: {
        'region.level': '大区级别',
        'region.country.countryName': '所在国家',
        'region.country.rate': '国家税率',
        'partner.phone': '合作方电话',
      },
    },
  },
};

export const dealModels = [deal, customer, region, country, operlog];

const rowsOf = (model: string, rows: Defaults['rows']): Defaults => ({
  version: 2,
  model,
  nextId: 100,
  rows,
});

/** Customer 3 has no region, deal 4 no customer; customers 1 and 2 are partners of each other. */
export const dealDefaults: readonly Defaults[] = [
  rowsOf('country', [
    { countryId: 1, countryName: '中国', rate: 0.13 },
    { countryId: 2, countryName: 'Austria', rate: 0.2 },
  ]),
  rowsOf('region', [
    { regionId: 1, regionName: '华东', level: 'a', countryId: 1 },
    { regionId: 2, regionName: 'Tirol', level: 'b', countryId: 2 },
  ]),
  rowsOf('customer', [
    { customerId: 1, customerName: '甲公司', regionId: 1, partnerId: 2 },
    { customerId: 2, customerName: 'Berg', phone: '13800001234', regionId: 2, partnerId: 1 },
    { customerId: 3, customerName: 'alm', regionId: null, partnerId: 2 },
  ]),
  rowsOf('deal', [
    { dealId: 1, dealNo: 'D1', customerId: 1 },
    { dealId: 2, dealNo: 'D2', customerId: 2 },
    { dealId: 3, dealNo: 'D3', customerId: 3 },
    { dealId: 4, dealNo: 'D4', customerId: null },
  ]),
];
