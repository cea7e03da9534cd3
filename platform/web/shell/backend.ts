// Data that must be available even without the server: the backend's own address (local storage key of spec 1 §3) and
// the support contact.

const storageKey = 'baseBackendUrl'

export function rememberBackend(url: string) {
  localStorage.setItem(storageKey, url)
}

/** Accepts only web addresses, because anybody using this browser can write to its storage. */
export function knownBackend(): string | undefined {
  const stored = localStorage.getItem(storageKey) ?? ''
  return /^https?:\/\//.test(stored) ? stored : undefined
}

const supportKey = 'supportEmail'

export function rememberSupport(email: string) {
  localStorage.setItem(supportKey, email)
}

export const knownSupport = (): string | undefined => localStorage.getItem(supportKey) ?? undefined
