/* Runs before the first paint: the stored theme decides the background, so that dark sessions do not flash white. */
(function () {
  var theme = 'light';
  try {
    theme = JSON.parse(localStorage.getItem('nav_theme')) || theme;
  } catch {
    /* Unreadable storage: the default theme. */
  }
  var dark =
    theme === 'realDark' ||
    (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
