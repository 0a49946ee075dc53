/**
 * Icons chosen last in this browser, the newest first. Where nothing can be kept there are none.
 */
const key = 'recent_icons';
const most = 8;

export function recentIcons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((name) => typeof name === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export function keepRecentIcon(name: string): void {
  const names = [name, ...recentIcons().filter((other) => other !== name)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // A browser that keeps nothing offers nothing either.
  }
}
