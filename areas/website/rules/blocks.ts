// Facts about each kind of block for the builder: its order in the menu, its empty form, and the texts and files in it.

import type { Language } from '#platform/rules/project-type.ts'
import type { Block, BlockKind, PageContent, Picture, Words } from './content.ts'

/** In the order in which the builder offers them. */
export const blockKinds = [
  'opening',
  'carousel',
  'text',
  'picture-text',
  'facts',
  'objects',
  'location',
  'documents',
  'questions',
  'contact',
  'call',
  'video',
] as const satisfies readonly BlockKind[]

export const noWords: Words = { de: '', fr: '' }

const emptyFields: {
  [Kind in BlockKind]: Omit<Extract<Block, { kind: Kind }>, 'id' | 'title' | 'isHidden' | 'isInMenu'>
} = {
  opening: { kind: 'opening', claim: noWords, picture: null, badge: noWords, background: '', ink: '' },
  carousel: { kind: 'carousel', pictures: [] },
  text: { kind: 'text', text: noWords },
  'picture-text': { kind: 'picture-text', text: noWords, picture: null, side: 'right' },
  facts: { kind: 'facts', facts: [] },
  objects: {
    kind: 'objects',
    lead: noWords,
    kinds: ['apartment'],
    columns: ['rooms', 'area', 'floor', 'price', 'state'],
  },
  location: { kind: 'location', address: noWords, text: noWords, picture: null },
  documents: { kind: 'documents', documents: [] },
  questions: { kind: 'questions', questions: [] },
  contact: { kind: 'contact', lead: noWords, isOfProject: true, person: '', phone: '', email: '' },
  call: { kind: 'call', lead: noWords, label: noWords, target: '' },
  video: { kind: 'video', lead: noWords, label: noWords, target: '', picture: null },
}

/** A readable anchor that no block of the page has yet: `text`, `text-2`, … */
export function freeId(blocks: readonly Block[], kind: BlockKind): string {
  const taken = new Set(blocks.map(({ id }) => id))
  if (!taken.has(kind)) return kind
  let number = 2
  while (taken.has(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

export const newBlock = (kind: BlockKind, blocks: readonly Block[]): Block => ({
  id: freeId(blocks, kind),
  title: noWords,
  isHidden: false,
  isInMenu: kind !== 'opening',
  ...emptyFields[kind],
})

export const emptyPage: PageContent = { title: noWords, description: noWords, blocks: [] }

interface NamedText {
  /** Field of the block; items of a list have their number, from 1. */
  field: string
  number?: number
  words: Words
  isRich?: true
}

/** All texts of a block, without the alternative texts of its pictures. */
export function textsOf(block: Block): NamedText[] {
  const title: NamedText = { field: 'title', words: block.title }
  switch (block.kind) {
    case 'opening':
      return [title, { field: 'claim', words: block.claim }, { field: 'badge', words: block.badge }]
    case 'text':
    case 'picture-text':
      return [title, { field: 'text', words: block.text, isRich: true }]
    case 'facts':
      return [
        title,
        ...block.facts.flatMap(({ label, value }, index) => [
          { field: 'fact_label', number: index + 1, words: label },
          { field: 'fact_value', number: index + 1, words: value },
        ]),
      ]
    case 'objects':
    case 'contact':
      return [title, { field: 'lead', words: block.lead }]
    case 'location':
      return [title, { field: 'address', words: block.address }, { field: 'text', words: block.text, isRich: true }]
    case 'documents':
      return [
        title,
        ...block.documents.map(({ name }, index) => ({ field: 'document_name', number: index + 1, words: name })),
      ]
    case 'questions':
      return [
        title,
        ...block.questions.flatMap(({ question, answer }, index): NamedText[] => [
          { field: 'question', number: index + 1, words: question },
          { field: 'answer', number: index + 1, words: answer, isRich: true },
        ]),
      ]
    case 'call':
    case 'video':
      return [title, { field: 'lead', words: block.lead }, { field: 'label', words: block.label }]
    case 'carousel':
      return [title]
  }
}

export function picturesOf(block: Block): Picture[] {
  if (block.kind === 'carousel') return block.pictures
  return 'picture' in block && block.picture ? [block.picture] : []
}

export const documentIdsOf = ({ blocks }: PageContent): string[] =>
  blocks.flatMap((block) => (block.kind === 'documents' ? block.documents.map(({ fileId }) => fileId) : []))

/** Pictures and documents of a page. */
export const fileIdsOf = (page: PageContent): string[] => [
  ...new Set([
    ...page.blocks.flatMap((block) => picturesOf(block).map(({ fileId }) => fileId)),
    ...documentIdsOf(page),
  ]),
]

/** True if nothing of the HTML is visible. */
export const isBlank = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() === ''

/** The other language stands in for a missing translation. */
export function wordsIn(words: Words, language: Language): { text: string; language: Language } {
  if (!isBlank(words[language])) return { text: words[language], language }
  const other = language === 'de' ? 'fr' : 'de'
  return isBlank(words[other]) ? { text: '', language } : { text: words[other], language: other }
}

export const isSilent = ({ de, fr }: Words): boolean => isBlank(de) && isBlank(fr)

/** True if the page would show nothing of this block; objects and the project's contact come from elsewhere. */
export function isEmpty(block: Block): boolean {
  switch (block.kind) {
    case 'objects':
      return false
    case 'contact':
      return !block.isOfProject && !block.person && !block.phone && !block.email
    case 'call':
    case 'video':
      return isSilent(block.label) || block.target === ''
    case 'carousel':
      return block.pictures.length === 0
    case 'documents':
      return block.documents.length === 0
    case 'facts':
      return block.facts.every(({ label, value }) => isSilent(label) && isSilent(value))
    case 'questions':
      return block.questions.every(({ question }) => isSilent(question))
    case 'opening':
      return [block.title, block.claim].every(isSilent)
    case 'text':
    case 'picture-text':
      return isSilent(block.text) && picturesOf(block).length === 0
    case 'location':
      return [block.address, block.text].every(isSilent) && block.picture === null
  }
}
