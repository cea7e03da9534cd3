// Browsers may refuse storage to a page that stands inside another website, by throwing at whoever asks for it. Then what is
// remembered lasts as long as the page.

class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>()

  get length(): number {
    return this.#values.size
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, String(value))
  }
  removeItem(key: string): void {
    this.#values.delete(key)
  }
  clear(): void {
    this.#values.clear()
  }
}

/** Called before anything else of the web is loaded. */
export function makeStorageUsable(page: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[name].getItem(name)
    } catch {
      Object.defineProperty(page, name, { value: new MemoryStorage(), configurable: true })
    }
  }
}
