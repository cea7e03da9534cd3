// The current language. Staff and public pages each remember their own choice (spec 1 §1), and the open page decides
// which of the two applies. Every call and every text reads it here.

import { isLanguage, type Language } from '#platform/rules/project-type.ts'

export type Audience = 'staff' | 'public'

const storageKeys: Record<Audience, string> = { staff: 'language', public: 'publicLanguage' }

/** German paths have no prefix (spec 1 §1). */
export const languageWithoutPrefix: Language = 'de'

let audience: Audience = 'staff'
let fallback: Language = languageWithoutPrefix
let insisted: Language | undefined
const listeners = new Set<() => void>()

export function currentLanguage(): Language {
  if (insisted) return insisted
  return storedLanguage(audience) ?? browserLanguage() ?? fallback
}

export function storedLanguage(of: Audience): Language | undefined {
  const stored = localStorage.getItem(storageKeys[of])
  return isLanguage(stored) ? stored : undefined
}

/** Stores the choice for pages of the current audience. */
export function rememberLanguage(language: Language) {
  if (insisted) return insistOn(language)
  localStorage.setItem(storageKeys[audience], language)
  for (const tell of listeners) tell()
}

/** For pages shown in a language that the user did not choose, such as a preview: the language is not stored. */
export function insistOn(language: Language) {
  insisted = language
  for (const tell of listeners) tell()
}

export const currentAudience = (): Audience => audience

/** Called on entering each screen: from then on texts and calls use the language of this audience. */
export function speakTo(next: Audience) {
  if (audience === next) return
  audience = next
  for (const tell of listeners) tell()
}

/** Sets the workspace's language, used until the person chooses one. */
export function fallBackTo(language: Language) {
  fallback = language
  for (const tell of listeners) tell()
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function browserLanguage(): Language | undefined {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2))
  return spoken.find(isLanguage)
}
