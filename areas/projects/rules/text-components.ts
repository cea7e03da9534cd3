// Texts of the advertisement of a project: which pages show them, and which must exist before it is published.

export const textComponents = [
  { key: 'teaser_title', place: 'teaser', required: true },
  { key: 'highlights', place: 'teaser', required: true },
  { key: 'teaser_text', place: 'teaser', required: false },
  { key: 'summary', place: 'memorandum', required: true },
  { key: 'location', place: 'memorandum', required: false },
  { key: 'building', place: 'memorandum', required: false },
  { key: 'tenants', place: 'memorandum', required: false },
  { key: 'potential', place: 'memorandum', required: false },
  { key: 'process', place: 'memorandum', required: false },
] as const

export type TextComponent = (typeof textComponents)[number]['key']
export const textComponentKeys = textComponents.map(({ key }) => key)
export const isRequiredText = (key: string): boolean => textComponents.some((one) => one.key === key && one.required)
