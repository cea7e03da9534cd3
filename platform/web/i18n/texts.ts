// Texts of the product: a flat list of keys per language, from the platform and the areas. A language is loaded when
// first needed, limited to the areas of the open screen; a missing text shows its key.

import { useSyncExternalStore } from 'react'
import type { Language, ProjectType } from '#platform/rules/project-type.ts'
import { textsIn } from '#platform/rules/words/project-words.ts'
import { countedText, filledText, type TextValues } from '#platform/rules/filled-text.ts'
import { readTexts } from './read-texts.ts'
import { currentLanguage, onLanguageChange } from './language.ts'
import { lastWanted } from './last-wanted.ts'

type Texts = Record<string, string>
export type { TextValues }
export type Translate = (key: string, values?: TextValues) => string

/**
 * Texts of public pages are loaded as plain data, one file per area; the texts of all other areas are bundled
 * (`back-office-texts-….ts`).
 */
const data = import.meta.glob<string>(
  [
    '../../texts/*.json',
    '../../../areas/{application-form,buildings,home,objects,sales,viewing-appointments}/texts/*.json',
  ],
  { import: 'default', query: '?url', eager: true },
)

/** Areas used on every page: the shell, and the dialogs that its footer opens. */
const everywhere = ['platform', 'home']

let wanted: ReadonlySet<string> | 'all' = new Set(everywhere)
const texts: Record<Language, Texts> = { de: {}, fr: {} }
const loaded = new Set<string>()
const listeners = new Set<() => void>()
let shown: Language = 'de'
let project: ProjectType | undefined
let translate: Translate = (key) => key

/** Adds the texts of these areas, or of all areas if undefined. Takes effect with the next showCurrentLanguage. */
export function speakOf(areas: readonly string[] | undefined): void {
  if (areas === undefined) wanted = 'all'
  else if (wanted !== 'all') wanted = new Set([...wanted, ...areas])
}

/** Texts use the words of this type of project from now on. */
export function speakInWordsOf(type: ProjectType): void {
  if (type === project) return
  project = type
  tell(shown)
}

/** Loads the current language's texts and shows them; the old ones stay visible meanwhile. */
export const showCurrentLanguage = lastWanted({ wanted: currentLanguage, fetch: load, show })

async function load(language: Language) {
  const own = Object.entries(data).filter(([path]) => path.endsWith(`/${language}.json`))
  const readers = {
    ...((wanted === 'all' || [...wanted].some(isElsewhere)) && (await backOfficeTexts(language))),
    ...Object.fromEntries(own.map(([path, url]) => [path, () => readTexts(url)])),
  }
  const missing = Object.entries(readers).filter(
    ([path]) => !loaded.has(path) && (wanted === 'all' || wanted.has(areaOf(path))),
  )
  const parts = await Promise.all(missing.map(async ([path, read]) => ({ path, part: await read() })))
  for (const { path, part } of parts) {
    Object.assign(texts[language], part)
    loaded.add(path)
  }
  if (parts.length > 0 && shown === language) tell(language)
}

const backOffice = {
  de: () => import('./back-office-texts-de.ts'),
  fr: () => import('./back-office-texts-fr.ts'),
} satisfies Record<Language, unknown>

async function backOfficeTexts(language: Language): Promise<Record<string, () => Promise<Texts>>> {
  const { files } = await backOffice[language]()
  return Object.fromEntries(Object.entries(files).map(([path, part]) => [path, () => Promise.resolve(part)]))
}

const isElsewhere = (area: string): boolean => !Object.keys(data).some((path) => areaOf(path) === area)

const areaOf = (path: string): string => /areas\/([^/]+)\//.exec(path)?.[1] ?? 'platform'

function show(language: Language) {
  document.documentElement.lang = `${language}-CH`
  if (language !== shown) tell(language)
}

/** Replaces the translate function, so that subscribed components render again. */
function tell(language: Language) {
  const known = textsIn(project, texts[language])
  const rules = new Intl.PluralRules(language)
  shown = language
  translate = (key, values = {}) => {
    const { count } = values
    const counted = typeof count === 'number' ? countedText(known, key, { count, rules }) : undefined
    return filledText(counted ?? known[key] ?? key, values)
  }
  for (const listener of listeners) listener()
}

onLanguageChange(() => void showCurrentLanguage())

export const t: Translate = (key, values) => translate(key, values)

const spoken = () => translate

export const useText = (): Translate => useSyncExternalStore(subscribe, spoken, spoken)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns texts in a given language with their placeholders, for editing texts in both languages. */
export async function wordsIn(language: Language): Promise<(key: string) => string> {
  await load(language)
  return (key) => texts[language][key] ?? key
}
