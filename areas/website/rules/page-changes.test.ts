import { describe, expect, it } from 'vitest'
import type { PageContent } from './content.ts'
import { changesOfPage } from './page-changes.ts'
import { withBlock, withBlockAt, withNewBlock, withoutBlock } from './page-edits.ts'
import { examplePage } from './testing/example-page.ts'

const told = (before: PageContent | null, after: PageContent) =>
  changesOfPage(before, after).map(({ what, block, fields }) => [what, block?.id ?? 'page', ...fields].join(' '))

describe('the changes', () => {
  const page = examplePage()
  it.each<[string, PageContent, string[]]>([
    ['nothing', examplePage(), []],
    ['a new block', withNewBlock(page, 'facts', 'text').page, ['added facts']],
    ['a removed block', withoutBlock(page, 'text'), ['removed text']],
    ['one moved block', withBlockAt(page, 'objects', 0), ['moved objects']],
    ['a changed field', withBlock(page, 'text', (block) => ({ ...block, isHidden: true })), ['changed text isHidden']],
    ['the title of the page', { ...page, title: { de: 'Neu', fr: 'Neuf' } }, ['changed page page_title']],
    [
      'a block that was moved and changed',
      withBlock(withBlockAt(page, 'objects', 0), 'objects', (block) => ({ ...block, isInMenu: false })),
      ['moved objects', 'changed objects isInMenu'],
    ],
  ])('tell %s', (_, after, changes) => {
    expect(told(page, after)).toEqual(changes)
  })
  it('of a first content are its blocks', () => {
    expect(told(null, page)).toEqual(['added opening', 'added text', 'added objects'])
  })
})
