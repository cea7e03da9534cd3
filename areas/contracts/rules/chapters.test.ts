import { expect, it } from 'vitest'
import type { AgreementBlock } from './agreement-template.ts'
import { chaptersOf } from './chapters.ts'

const block = (kind: AgreementBlock['kind'], text = ''): AgreementBlock => ({ kind, when: 'always', text })

it('reads a wording as chapters that lose no block and keep its order', () => {
  expect(chaptersOf([])).toEqual([])
  const blocks = [block('title', 'Mietvertrag'), block('parties'), block('heading', '1. Objekt'), block('text', 'x')]
  expect(chaptersOf(blocks)).toEqual([
    { title: 'Mietvertrag', places: [0, 1] },
    { title: '1. Objekt', places: [2, 3] },
  ])
  expect(chaptersOf([block('text', 'vorab'), ...blocks]).flatMap(({ places }) => places)).toEqual([0, 1, 2, 3, 4])
})
