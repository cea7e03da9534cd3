// Building blocks of the templates that a website begins with.

import { newBlock } from '../blocks.ts'
import type { Block, BlockKind, BlockOf, PageContent, Words } from '../content.ts'

export const both = (de: string, fr: string): Words => ({ de, fr })

/** One paragraph in each language. */
export const paragraph = (de: string, fr: string): Words => ({ de: `<p>${de}</p>`, fr: `<p>${fr}</p>` })

type Fields<Kind extends BlockKind> = Partial<Omit<BlockOf<Kind>, 'id' | 'kind'>>
type Part = (blocks: readonly Block[]) => Block

/** A block with these fields; the others are those of an empty one. */
export const part =
  <Kind extends BlockKind>(kind: Kind, fields: Fields<Kind>): Part =>
  (blocks) =>
    // The cast is safe: an empty block of the kind takes fields of the same kind.
    ({ ...newBlock(kind, blocks), ...fields }) as Block

export const pageOf = (head: Pick<PageContent, 'title' | 'description'>, parts: readonly Part[]): PageContent => ({
  ...head,
  blocks: parts.reduce<Block[]>((blocks, make) => [...blocks, make(blocks)], []),
})

export const question = (de: [string, string], fr: [string, string]) => ({
  question: both(de[0], fr[0]),
  answer: paragraph(de[1], fr[1]),
})

export const fact = (label: [string, string], value: [string, string]) => ({
  label: both(...label),
  value: both(...value),
})
