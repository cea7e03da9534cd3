import { describe, expect, it } from 'vitest'
import type { Language } from '#platform/rules/project-type.ts'
import type { Block, BlockKind, BlockOf, PageContent } from './content.ts'
import { canBePublished, problemsOfPage } from './page-problems.ts'
import { both, paragraph, part } from './templates/template.ts'
import { templatePage, templates, type TemplateKey } from './templates/templates.ts'
import { examplePage } from './testing/example-page.ts'

const languages: Language[] = ['de', 'fr']
const picture = (de: string, fr: string) => ({ fileId: '00000000-0000-7000-8000-000000000001', alt: both(de, fr) })

const withBlock = <Kind extends BlockKind>(kind: Kind, fields: Partial<BlockOf<Kind>>): PageContent => {
  const page = examplePage()
  return { ...page, blocks: [...page.blocks, part(kind, fields)(page.blocks)] }
}

/** «key field-number language !» for each problem; «!» blocks. */
const told = (page: PageContent, spoken = languages) =>
  problemsOfPage(page, spoken).map(({ key, field, number, language, blocks }) =>
    [
      key.replace('website_problem_', ''),
      [field, number].filter((one) => one !== null).join('-'),
      language,
      blocks && '!',
    ]
      .filter(Boolean)
      .join(' '),
  )

describe('before publishing', () => {
  it('nothing is wrong with a whole page', () => {
    expect(told(examplePage())).toEqual([])
  })

  it.each<[string, PageContent, string[]]>([
    [
      'a picture needs an alternative text in each language',
      withBlock('carousel', { title: both('a', 'b'), pictures: [picture('Haus', '')] }),
      ['alt alt-1 fr !'],
    ],
    [
      'a missing translation is advice',
      withBlock('text', { title: both('a', 'b'), text: paragraph('Hallo', '') }),
      ['translation text fr'],
    ],
    ['an empty block is advice', withBlock('facts', { title: both('a', 'b') }), ['empty']],
    [
      'a block without title is missing in the menu',
      withBlock('text', { text: paragraph('a', 'b') }),
      ['no_title title'],
    ],
    [
      'a dead anchor blocks',
      withBlock('call', { title: both('a', 'b'), label: both('a', 'b'), target: '#nowhere' }),
      ['dead_anchor target !'],
    ],
    [
      'a living anchor is fine',
      withBlock('call', { title: both('a', 'b'), label: both('a', 'b'), target: '#text' }),
      [],
    ],
    [
      'an unfinished address blocks',
      withBlock('video', { title: both('a', 'b'), label: both('a', 'b'), target: 'example' }),
      ['address target !'],
    ],
    [
      'a dead anchor in a text blocks once for both languages',
      withBlock('text', {
        title: both('a', 'b'),
        text: { de: '<p><a href="#weg">x</a></p>', fr: '<p><a href="#weg">x</a></p>' },
      }),
      ['dead_anchor text !'],
    ],
    [
      'too little contrast blocks',
      withBlock('opening', { title: both('a', 'b'), background: '#808080', ink: '#8a8a8a' }),
      ['contrast ink !'],
    ],
    [
      'enough contrast is fine',
      withBlock('opening', { title: both('a', 'b'), background: '#0a3d62', ink: '#ffffff' }),
      [],
    ],
    [
      'the automatic ink needs no check',
      withBlock('opening', { title: both('a', 'b'), background: '#808080', ink: '' }),
      [],
    ],
    [
      'a document needs a name',
      withBlock('documents', {
        title: both('a', 'b'),
        documents: [{ fileId: '00000000-0000-7000-8000-000000000002', name: both('', '') }],
      }),
      ['document_name document_name-1 !'],
    ],
    ['a page needs a title', { ...examplePage(), title: both('', 'Titre') }, ['page_title page_title de !']],
    [
      'a description is advice',
      { ...examplePage(), description: both('a', '') },
      ['page_description page_description fr'],
    ],
    ['a page needs a block', { ...examplePage(), blocks: [] }, ['no_blocks !']],
  ])('%s', (_, page, problems) => {
    expect(told(page)).toEqual(problems)
  })

  it('hidden blocks are not checked, and cannot be linked to', () => {
    const page = withBlock('call', { title: both('a', 'b'), label: both('a', 'b'), target: '#text' })
    const hidden = {
      ...page,
      blocks: page.blocks.map((block): Block => (block.id === 'text' ? { ...block, isHidden: true } : block)),
    }
    expect(told(hidden)).toEqual(['dead_anchor target !'])
  })

  it('only the languages of the workspace are expected', () => {
    expect(told(withBlock('text', { title: both('a', ''), text: paragraph('Hallo', '') }), ['de'])).toEqual([])
  })

  it.each(Object.keys(templates) as TemplateKey[])('the template %s can be published as it is', (key) => {
    const problems = problemsOfPage(templatePage(key, 'Sägematt'), languages)
    expect(canBePublished(problems)).toBe(true)
    expect(
      problems.map(({ key: problem }) => problem).filter((problem) => problem !== 'website_problem_empty'),
    ).toEqual([])
  })
})
