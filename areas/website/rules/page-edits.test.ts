import { describe, expect, it } from 'vitest'
import { newBlock } from './blocks.ts'
import { block, pageContent } from './content.ts'
import { blockKinds } from './blocks.ts'
import { besideBlock, moved, withBlockAt, withCopy, withNewBlock, withoutBlock } from './page-edits.ts'
import { examplePage } from './testing/example-page.ts'

const ids = ({ blocks }: { blocks: readonly { id: string }[] }) => blocks.map(({ id }) => id)

describe('the builder', () => {
  it.each(blockKinds)('begins a block of kind %s that is valid', (kind) => {
    expect(block.safeParse(newBlock(kind, [])).success).toBe(true)
  })
  it('adds a block after the selected one, with a free anchor', () => {
    const { page, id } = withNewBlock(examplePage(), 'text', 'text')
    expect(id).toBe('text-2')
    expect(ids(page)).toEqual(['opening', 'text', 'text-2', 'objects'])
  })
  it('adds an opening at the top', () => {
    expect(ids(withNewBlock(withoutBlock(examplePage(), 'opening'), 'opening', 'objects').page)[0]).toBe('opening')
  })
  it('copies a block beside it', () => {
    expect(ids(withCopy(examplePage(), 'text')?.page ?? examplePage())).toEqual([
      'opening',
      'text',
      'text-2',
      'objects',
    ])
    expect(withCopy(examplePage(), 'gone')).toBeNull()
  })
  it('moves a block, and leaves the page alone at its ends', () => {
    const page = examplePage()
    expect(ids(withBlockAt(page, 'text', 2))).toEqual(['opening', 'objects', 'text'])
    expect(withBlockAt(page, 'objects', 3)).toBe(page)
    expect(withBlockAt(page, 'opening', -1)).toBe(page)
  })
  it('selects a neighbour of a removed block', () => {
    expect(besideBlock(examplePage(), 'text')).toBe('objects')
    expect(besideBlock(examplePage(), 'objects')).toBe('text')
    expect(besideBlock({ ...examplePage(), blocks: [] }, 'x')).toBeNull()
  })
  it('moves entries of a list', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  })
})

describe('a content', () => {
  it('has each anchor once', () => {
    const page = examplePage()
    const [first] = page.blocks
    expect(pageContent.safeParse(page).success).toBe(true)
    expect(pageContent.safeParse({ ...page, blocks: [first, first] }).success).toBe(false)
  })
  it('refuses links that run something', () => {
    const page = examplePage()
    const call = { ...newBlock('call', page.blocks), target: 'javascript:alert(1)' }
    expect(pageContent.safeParse({ ...page, blocks: [call] }).success).toBe(false)
    expect(pageContent.safeParse({ ...page, blocks: [{ ...call, target: 'https://exam' }] }).success).toBe(true)
  })
})
