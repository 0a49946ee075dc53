import type { Route } from './routes.ts';

type Make = (path: string, params: Record<string, string>) => Route;

/** Routes by path; some paths hold numbers, such as /system/user-auth/role/7, and their routes are made when they are first asked for. */
export class PatternedRoutes extends Map<string, Route> {
  private readonly patterns: { pattern: RegExp; make: Make }[] = [];
  /** The same route for the same path: pages are told apart by it. */
  private readonly made = new Map<string, Route>();

  /** @param path with parts such as :userId, each a whole number */
  addPattern(path: string, make: Make): void {
    const source = path
      .split('/')
      .map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>\\d{1,19})` : part))
      .join('/');
    this.patterns.push({ pattern: new RegExp(`^${source}$`), make });
  }

  override get(path: string): Route | undefined {
    return super.get(path) ?? this.made.get(path) ?? this.match(path);
  }

  override has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  private match(path: string): Route | undefined {
    for (const { pattern, make } of this.patterns) {
      const found = pattern.exec(path);
      if (!found) continue;
      const route = make(path, { ...found.groups });
      this.made.set(path, route);
      return route;
    }
    return undefined;
  }
}
