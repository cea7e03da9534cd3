// Pages of a step on a phone: short sections share a page. The grouping depends on the form only, not on the answers, so
// that no question changes its page while somebody types.

import { fieldType, type FormField, type FormSection } from '#areas/forms/rules/form-definition.ts'

/** Questions that fit on one page of a phone. A longer section has a page of its own. */
const mostOnPage = 7

export interface ShownSection {
  section: { key: string }
  fields: readonly Pick<FormField, 'key'>[]
}

/** Sections that are shown on one page. */
export interface SectionPage<Shown extends ShownSection = ShownSection> {
  shown: readonly Shown[]
}

/** Pages with at least one question that applies. */
export function pagesOf<Shown extends ShownSection>(
  sections: readonly FormSection[],
  shown: readonly Shown[],
): SectionPage<Shown>[] {
  return groupsOf(sections)
    .map((keys) => ({ shown: shown.filter(({ section }) => keys.has(section.key)) }))
    .filter((page) => page.shown.length > 0)
}

function groupsOf(sections: readonly FormSection[]): Set<string>[] {
  const groups: { keys: Set<string>; questions: number }[] = []
  for (const section of sections) {
    const questions = questionsIn(section)
    const open = groups.at(-1)
    if (open && open.questions + questions <= mostOnPage) {
      open.keys.add(section.key)
      open.questions += questions
    } else groups.push({ keys: new Set([section.key]), questions })
  }
  return groups.map(({ keys }) => keys)
}

/** Counts questions for anybody; what follows from an answer of the same part counts half. A list of ticks is one question. */
function questionsIn({ fields, active }: FormSection): number {
  if (!active) return 0
  const asked = fields.filter((field) => field.active && field.asked === 'everybody' && !isSilent(field))
  const ticks = asked.filter(({ isTick }) => isTick)
  const others = asked.filter(({ isTick }) => !isTick)
  const weigh = ({ condition }: FormField) => (condition ? 0.5 : 1)
  return (ticks.length > 0 ? 1 : 0) + others.reduce((sum, field) => sum + weigh(field), 0)
}

const isSilent = ({ type }: FormField): boolean => type === fieldType.html || type === fieldType.hidden

/** The first page if no key is given or the section no longer applies. */
export const placeOf = (pages: readonly SectionPage[], key: string | undefined): number =>
  Math.max(
    0,
    pages.findIndex(({ shown }) => shown.some(({ section }) => section.key === key)),
  )

/** Index of the first page with an error; null if the open page has one, or if there is none. */
export function pageToTurnTo(pages: readonly SectionPage[], open: number, wrong: readonly string[]): number | null {
  const has = (page: SectionPage | undefined) =>
    page?.shown.some(({ fields }) => fields.some(({ key }) => wrong.includes(key))) ?? false
  if (has(pages[open])) return null
  const first = pages.findIndex(has)
  return first === -1 ? null : first
}
