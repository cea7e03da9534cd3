// Converts plain text with `[place_x]` into a document of the editor: a paragraph per line, a node per placeholder.

import type { JSONContent } from '@tiptap/core'

const token = /(\[place_\w+\])/

export const plainDocument = (text: string): JSONContent => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({ type: 'paragraph', content: line.split(token).flatMap(nodeOf) })),
})

function nodeOf(part: string): JSONContent[] {
  if (part === '') return []
  return token.test(part)
    ? [{ type: 'placeholder', attrs: { key: part.slice(1, -1) } }]
    : [{ type: 'text', text: part }]
}

/** Option of the editor's `getText`, with which a text is read back as it was written. */
export const asLines = { blockSeparator: '\n' }
