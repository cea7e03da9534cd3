// Parts that must exist before a project is published on its teaser page.

import type { Language } from '#platform/rules/project-type.ts'
import { isRequiredText, textComponents, type TextComponent } from './text-components.ts'

interface Advertised {
  city: string
  propertyUses: readonly string[]
  contactPeople: readonly unknown[]
  texts: Partial<Record<TextComponent, Partial<Record<Language, string>>>>
}

/** Returns text keys, in the order of the wizard and the advertisement. */
export function missingParts(project: Advertised, languages: readonly Language[]): string[] {
  const required = textComponents.filter(({ key }) => isRequiredText(key))
  const lacks = (key: TextComponent) => languages.some((language) => !project.texts[key]?.[language]?.trim())
  return [
    ...(project.city === '' ? ['projects_field_city'] : []),
    ...(project.propertyUses.length === 0 ? ['projects_field_propertyUses'] : []),
    ...(project.contactPeople.length === 0 ? ['projects_field_contactPeople'] : []),
    ...required.filter(({ key }) => lacks(key)).map(({ key }) => `projects_text_${key}`),
  ]
}

/** The text in this language, or in the first one that has it. */
export function textIn(texts: Partial<Record<Language, string>> | undefined, language: Language): string {
  return texts?.[language] || Object.values(texts ?? {}).find((text) => text.trim() !== '') || ''
}
