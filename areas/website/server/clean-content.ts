// Cleans the HTML of the editor: paragraphs, lists, emphasis and links. Everything else is removed, with its scripts.

import sanitizeHtml from 'sanitize-html'
import { textsOf } from '../rules/blocks.ts'
import type { Block, PageContent, Words } from '../rules/content.ts'
import { isHarmless } from '../rules/links.ts'

export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: isHarmless(href) && href !== '' ? { href } : {} }),
    },
  })

export const cleanPage = (page: PageContent): PageContent => ({ ...page, blocks: page.blocks.map(cleanBlock) })

function cleanBlock(block: Block): Block {
  if (!textsOf(block).some(({ isRich }) => isRich)) return block
  if (block.kind === 'questions') {
    return { ...block, questions: block.questions.map((one) => ({ ...one, answer: cleanWords(one.answer) })) }
  }
  return 'text' in block ? { ...block, text: cleanWords(block.text) } : block
}

const cleanWords = ({ de, fr }: Words): Words => ({ de: cleanHtml(de), fr: cleanHtml(fr) })
