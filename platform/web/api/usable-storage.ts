// Browsers may refuse storage to a page inside another website: access throws, the storage is null, or each write throws.
// The page then keeps its values in memory.

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

const probeKey = 'storageProbe'

/** Must run before any other module of the web reads the storage. */
export function makeStorageUsable(page: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[name].setItem(probeKey, '')
      page[name].removeItem(probeKey)
    } catch {
      Object.defineProperty(page, name, { value: new MemoryStorage(), configurable: true })
    }
  }
}
