/**
 * The document in which the script of AMap runs, under a policy of its own: it draws what the page
 * around it says, and answers its questions, over one port.
 */
const plugins = ['AMap.AutoComplete', 'AMap.Driving', 'AMap.Geocoder', 'AMap.Scale'];

/** Of the library: https://lbs.amap.com/api/javascript-api-v2/documentation */
let AMap;
let map;
let drawn = [];

const pointOf = ({ lng, lat }) => [lng, lat];

/** Calls what answers by (status, result); nothing found gives undefined. */
const asked = (call) =>
  new Promise((resolve, reject) => {
    call((status, result) => {
      if (status === 'complete') resolve(result);
      else if (status === 'no_data') resolve(undefined);
      else reject(new Error(typeof result === 'string' ? result : (result?.info ?? status)));
    });
  });

const questions = {
  /** Places of the whole country. */
  async suggest({ text }) {
    const search = new AMap.AutoComplete({ city: '全国', citylimit: false });
    const found = await asked((done) => search.search(text, done));
    return (found?.tips ?? [])
      .filter(({ location }) => location?.lng !== undefined)
      .map(({ id, name, district, address, location }, index) => ({
        key: id || String(index),
        name,
        detail: [district, address].filter((part) => typeof part === 'string' && part).join(' '),
        point: pointOf(location),
      }));
  },
  /** The way of least time. */
  async route({ from, to }) {
    const driving = new AMap.Driving({ policy: AMap.DrivingPolicy.LEAST_TIME, extensions: 'base' });
    const found = await asked((done) => driving.search(from, to, done));
    const route = found?.routes?.[0];
    if (!route) return undefined;
    return {
      path: route.steps.flatMap(({ path }) => path.map(pointOf)),
      distance: route.distance,
      duration: route.time,
      steps: route.steps.map(({ instruction, distance }) => ({ text: instruction, distance })),
      straight: false,
    };
  },
  async reverse({ point }) {
    const coder = new AMap.Geocoder({ radius: 1000, extensions: 'base' });
    const found = await asked((done) => coder.getAddress(point, done));
    return found?.regeocode?.formattedAddress || undefined;
  },
  /** Marks and the way, instead of those before; `fit` brings all of them into sight. */
  draw({ markers, route, fit, color }) {
    map.remove(drawn);
    drawn = markers.map(
      ({ point, label }) =>
        new AMap.Marker({ position: point, title: label, label: { content: label } }),
    );
    if (route)
      drawn.push(
        new AMap.Polyline({
          path: route.path,
          strokeColor: color,
          strokeWeight: 6,
          strokeStyle: route.straight ? 'dashed' : 'solid',
          lineJoin: 'round',
        }),
      );
    map.add(drawn);
    if (fit && drawn.length > 0) map.setFitView(drawn);
  },
};

/** Answers over the port; what goes wrong is answered, too. */
function answer(port) {
  port.addEventListener('message', async ({ data: { id, call, args } }) => {
    try {
      port.postMessage({ id, result: await questions[call](args) });
    } catch (problem) {
      port.postMessage({ id, error: problem instanceof Error ? problem.message : String(problem) });
    }
  });
  const choose = (point) => port.postMessage({ event: 'pick', point });
  map.on('click', ({ lnglat }) => choose(pointOf(lnglat)));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') choose(pointOf(map.getCenter()));
  });
}

async function open(port, { key, center, zoom, dark }) {
  // The security code is added by our server, and never comes here.
  globalThis._AMapSecurityConfig = { serviceHost: new URL('../_AMapService', location.href).href };
  try {
    AMap = await globalThis.AMapLoader.load({ key, version: '2.0', plugins });
    map = new AMap.Map('map', {
      center,
      zoom,
      resizeEnable: true,
      mapStyle: dark ? 'amap://styles/dark' : 'amap://styles/normal',
    });
    map.addControl(new AMap.Scale());
    answer(port);
    port.postMessage({ event: 'ready' });
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem ?? '');
    port.postMessage({ event: 'failed', message });
  }
  port.start();
}

addEventListener('message', ({ origin, source, data, ports: [port] }) => {
  if (origin === location.origin && source === parent && port && !map) void open(port, data);
});
