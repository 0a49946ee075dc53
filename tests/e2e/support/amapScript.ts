/**
 * A stand-in for the script of AMap: of its documented surface what the frame uses. Places come
 * from the services, as the real script asks them; ways and names are made up.
 */
export const amapScript = `
(() => {
  const at = (point) => ({ lng: point[0], lat: point[1] });
  class Map {
    constructor(id, options) {
      this.options = options;
      this.listeners = {};
      this.element = document.getElementById(id);
      this.element.dataset.zoom = options.zoom;
      this.element.dataset.style = options.mapStyle;
      this.element.addEventListener('click', () =>
        this.listeners.click?.({ lnglat: at([116.48, 39.92]) }));
    }
    addControl() {}
    on(name, listener) { this.listeners[name] = listener; }
    getCenter() { return at(this.options.center); }
    remove() { this.element.replaceChildren(); }
    add(overlays) {
      for (const { kind, options } of overlays) {
        const line = document.createElement('p');
        line.className = kind;
        line.textContent = kind === 'marker' ? options.title : options.strokeStyle;
        this.element.append(line);
      }
    }
    setFitView() { this.element.dataset.fitted = 'true'; }
  }
  class Marker { constructor(options) { this.kind = 'marker'; this.options = options; } }
  class Polyline { constructor(options) { this.kind = 'line'; this.options = options; } }
  class AutoComplete {
    constructor(options) { this.options = options; }
    search(text, done) {
      const query = new URLSearchParams({ key: window.testKey, keywords: text, city: this.options.city });
      fetch(window._AMapSecurityConfig.serviceHost + '/v3/assistant/inputtips?' + query)
        .then((answer) => answer.json())
        .then(({ tips }) => done(tips.length > 0 ? 'complete' : 'no_data', { tips }))
        .catch(() => done('error', 'INVALID_USER_SCODE'));
    }
  }
  class Driving {
    constructor(options) { this.options = options; }
    search(from, to, done) {
      if (this.options.policy !== 0) return done('error', 'policy');
      if (to[0] === 1) return done('no_data', {});
      done('complete', { routes: [{ distance: 15200, time: 1860, steps: [
        { instruction: '沿长安街向东行驶', distance: 15000, path: [at(from), at([116.4, 39.9])] },
        { instruction: '到达目的地', distance: 200, path: [at(to)] },
      ] }] });
    }
  }
  class Geocoder {
    getAddress(point, done) {
      done('complete', { regeocode: { formattedAddress: '北京市朝阳区某路1号' } });
    }
  }
  window.testKey = new URL(document.currentScript.src).searchParams.get('key');
  window.AMap = { Map, Marker, Polyline, AutoComplete, Driving, Geocoder, Scale: class {},
    DrivingPolicy: { LEAST_TIME: 0 } };
  window.___onAPILoaded();
})();
`;
