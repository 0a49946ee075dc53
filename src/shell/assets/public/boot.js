/* Runs before the first paint: the stored theme decides the background, so that dark sessions do not
   flash white, and the chosen language decides the title. */
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
  if (!/(?:^|; )lang=en-US/.test(document.cookie)) return;
  document.documentElement.lang = 'en-US';
  document.title = 'Management System';
  /* The document has been read, and the application has not begun. */
  document.addEventListener(
    'readystatechange',
    function () {
      document.querySelector('.boot').setAttribute('aria-label', 'Loading');
    },
    { once: true },
  );
})();
