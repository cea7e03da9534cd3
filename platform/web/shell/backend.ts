// The backend's own address, remembered from bootstrap (local storage key of spec 1 §3).

const storageKey = 'baseBackendUrl'

export function rememberBackend(url: string) {
  localStorage.setItem(storageKey, url)
}

/** Only web addresses: the value comes from storage, which anybody at this browser can write. */
export function knownBackend(): string | undefined {
  const stored = localStorage.getItem(storageKey) ?? ''
  return /^https?:\/\//.test(stored) ? stored : undefined
}
