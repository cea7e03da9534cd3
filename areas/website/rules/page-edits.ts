// Changes of the builder to the content. Each returns a new page, or the same one if nothing changes.

import { freeId, newBlock } from './blocks.ts'
import type { Block, BlockKind, PageContent } from './content.ts'

/** After the block with this id; at the end if there is none. */
export function withNewBlock(
  page: PageContent,
  kind: BlockKind,
  after: string | null,
): { page: PageContent; id: string } {
  const added = newBlock(kind, page.blocks)
  const index = page.blocks.findIndex(({ id }) => id === after)
  const at = kind === 'opening' ? 0 : index === -1 ? page.blocks.length : index + 1
  return { page: { ...page, blocks: page.blocks.toSpliced(at, 0, added) }, id: added.id }
}

export function withCopy(page: PageContent, id: string): { page: PageContent; id: string } | null {
  const index = page.blocks.findIndex((block) => block.id === id)
  const original = page.blocks[index]
  if (!original) return null
  const copy = { ...original, id: freeId(page.blocks, original.kind) }
  return { page: { ...page, blocks: page.blocks.toSpliced(index + 1, 0, copy) }, id: copy.id }
}

export const withBlock = (page: PageContent, id: string, change: (block: Block) => Block): PageContent => ({
  ...page,
  blocks: page.blocks.map((block) => (block.id === id ? change(block) : block)),
})

export const withoutBlock = (page: PageContent, id: string): PageContent => ({
  ...page,
  blocks: page.blocks.filter((block) => block.id !== id),
})

/** The block that is selected after this one is removed; null for the page. */
export function besideBlock({ blocks }: PageContent, id: string): string | null {
  const index = blocks.findIndex((block) => block.id === id)
  return (blocks[index + 1] ?? blocks[index - 1])?.id ?? null
}

/** Returns the same page if the block cannot move there. */
export function withBlockAt(page: PageContent, id: string, to: number): PageContent {
  const from = page.blocks.findIndex((block) => block.id === id)
  const moved = page.blocks[from]
  if (!moved || from === to || to < 0 || to >= page.blocks.length) return page
  return { ...page, blocks: page.blocks.toSpliced(from, 1).toSpliced(to, 0, moved) }
}

export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const entry = list[from]
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
