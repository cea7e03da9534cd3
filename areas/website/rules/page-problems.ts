// Checks before publishing. A blocking problem keeps the page from being published; the others are advice.

import { contrastOf } from '#platform/rules/look/colour.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { isBlank, isEmpty, isSilent, picturesOf, textsOf } from './blocks.ts'
import type { Block, PageContent, Words } from './content.ts'
import { anchorIn, isLinkTarget, targetsIn } from './links.ts'

export interface PageProblem {
  /** Id of the block; null for the page as a whole. */
  block: string | null
  /** Text key. */
  key: string
  /** The language in which something is missing; null if it concerns all. */
  language: Language | null
  /** Text key of the field, for the message and the jump; null if it concerns the block. */
  field: string | null
  number: number | null
  blocks: boolean
}

/** WCAG 2.2, 1.4.3: headings on the page are large, their subtitle is not. */
export const leastContrast = 4.5

/** `languages`: those of the workspace, in which every text is expected. */
export function problemsOfPage(page: PageContent, languages: readonly Language[]): PageProblem[] {
  const shown = page.blocks.filter(({ isHidden }) => !isHidden)
  return [
    ...ofHead(page, languages),
    ...(shown.some((block) => !isEmpty(block)) ? [] : [problem({ key: 'no_blocks', blocks: true })]),
    ...shown.flatMap((block) => ofBlock(block, { languages, anchors: new Set(shown.map(({ id }) => id)) })),
  ]
}

export const canBePublished = (problems: readonly PageProblem[]): boolean => !problems.some(({ blocks }) => blocks)

const problem = ({ key, ...rest }: Partial<PageProblem> & Pick<PageProblem, 'key' | 'blocks'>): PageProblem => ({
  block: null,
  language: null,
  field: null,
  number: null,
  ...rest,
  key: `website_problem_${key}`,
})

const missingIn = (words: Words, languages: readonly Language[]): Language[] =>
  languages.filter((language) => isBlank(words[language]))

function ofHead({ title, description }: PageContent, languages: readonly Language[]): PageProblem[] {
  return [
    ...missingIn(title, languages).map((language) =>
      problem({ key: 'page_title', language, field: 'page_title', blocks: true }),
    ),
    ...missingIn(description, languages).map((language) =>
      problem({ key: 'page_description', language, field: 'page_description', blocks: false }),
    ),
  ]
}

interface Around {
  languages: readonly Language[]
  /** Ids of the shown blocks. */
  anchors: ReadonlySet<string>
}

function ofBlock(block: Block, { languages, anchors }: Around): PageProblem[] {
  const at = { block: block.id }
  if (isEmpty(block)) return [problem({ ...at, key: 'empty', blocks: false })]
  return [
    ...alternativeTexts(block, languages),
    ...translations(block, languages),
    ...documentNames(block),
    ...(hasReadableColours(block) ? [] : [problem({ ...at, key: 'contrast', field: 'ink', blocks: true })]),
    ...(block.isInMenu && isSilent(block.title)
      ? [problem({ ...at, key: 'no_title', field: 'title', blocks: false })]
      : []),
    ...linkProblems(block, anchors),
  ]
}

const alternativeTexts = (block: Block, languages: readonly Language[]): PageProblem[] =>
  picturesOf(block).flatMap(({ alt }, index) =>
    missingIn(alt, languages).map((language) =>
      problem({ block: block.id, key: 'alt', language, field: 'alt', number: index + 1, blocks: true }),
    ),
  )

/** A text that exists in one language is shown in the other as well, which readers notice. */
const translations = (block: Block, languages: readonly Language[]): PageProblem[] =>
  textsOf(block).flatMap(({ field, number = null, words }) =>
    isSilent(words)
      ? []
      : missingIn(words, languages).map((language) =>
          problem({ block: block.id, key: 'translation', language, field, number, blocks: false }),
        ),
  )

const documentNames = (block: Block): PageProblem[] =>
  block.kind === 'documents'
    ? block.documents.flatMap(({ name }, index) =>
        isSilent(name)
          ? [
              problem({
                block: block.id,
                key: 'document_name',
                field: 'document_name',
                number: index + 1,
                blocks: true,
              }),
            ]
          : [],
      )
    : []

function hasReadableColours(block: Block): boolean {
  if (block.kind !== 'opening' || !block.background || !block.ink) return true
  return contrastOf(block.background, block.ink) >= leastContrast
}

function linkProblems(block: Block, anchors: ReadonlySet<string>): PageProblem[] {
  const inTexts = textsOf(block).flatMap(({ field, number = null, words, isRich }) =>
    isRich ? Object.values(words).flatMap((html) => targetsIn(html).map((target) => ({ field, number, target }))) : [],
  )
  const own = 'target' in block ? [{ field: 'target', number: null, target: block.target }] : []
  const found = [...own, ...inTexts].flatMap(({ field, number, target }) => {
    const anchor = anchorIn(target)
    const key = anchor !== undefined && !anchors.has(anchor) ? 'dead_anchor' : isLinkTarget(target) ? null : 'address'
    return key ? [problem({ block: block.id, key, field, number, blocks: true })] : []
  })
  // The same link in both languages is one problem.
  return found.filter(
    (one, index) =>
      found.findIndex(({ key, field, number }) => key === one.key && field === one.field && number === one.number) ===
      index,
  )
}
