// Server, browser and the verify script compute the same order; a second implementation without shared code agrees.

import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chanceOf, type Chance } from '#platform/rules/chance.ts'
import { drawOrder, type Ranked } from '../rules/draw-order.ts'
import { readDrawFile, writeDrawFile } from '../rules/draw-file.ts'
import { fingerprintOf, listText, type FrozenList } from '../rules/list-text.ts'
import { receiptBytes, receiptOfBytes } from '../rules/receipt.ts'
import { webHashing } from '../web/web-hashing.ts'
import { nodeHashing } from './node-hashing.ts'
import { computeRanks } from './order-tasks.ts'
import { ranksOf } from './ordering.ts'
import { check } from './verify-draw.mjs'

const list: FrozenList = {
  slug: '0123456789abcdef0123',
  groups: [
    { key: 'small', name: 'Bis 40 m²', count: 1 },
    { key: 'large', name: 'Über 40 m²', count: 2 },
  ],
  candidates: [
    { receipt: '0000-0000-0000-0001', group: 'small' },
    { receipt: '0000-0000-0000-0002', group: 'small' },
    { receipt: '0000-0000-0000-0003', group: 'large' },
    { receipt: '0000-0000-0000-0004', group: 'large' },
    { receipt: '0000-0000-0000-0005', group: 'large' },
  ],
}

const text = [
  'quartier-draw 1',
  'draw 0123456789abcdef0123',
  'group small 1 Bis 40 m²',
  'group large 2 Über 40 m²',
  'candidate 1 0000-0000-0000-0001 small',
  'candidate 2 0000-0000-0000-0002 small',
  'candidate 3 0000-0000-0000-0003 large',
  'candidate 4 0000-0000-0000-0004 large',
  'candidate 5 0000-0000-0000-0005 large',
  '',
].join('\n')

const told = (order: readonly Ranked[]) =>
  order.map(({ group, rank, receipt }) => `${group} ${rank} ${receipt}`).toSorted()

describe('an example that is written out', () => {
  it('has the text that the README specifies', () => expect(listText(list)).toBe(text))

  it('has the order that the rule in words gives', async () => {
    const fingerprint = createHash('sha256').update(text).digest()
    const key = createHash('sha256').update(fingerprint).update('3 11 17 24 30 41').digest()
    const ticketOf = (receipt: string) => createHmac('sha256', key).update(receipt).digest('hex')
    const order = await drawOrder(
      { fingerprint: fingerprint.toString('hex'), value: ' 3  11 17 24 30 41 ', candidates: list.candidates },
      nodeHashing,
    )
    const expected = ['small', 'large'].flatMap((group) =>
      list.candidates
        .filter((one) => one.group === group)
        .map(({ receipt }) => ticketOf(receipt))
        .toSorted(),
    )
    expect(order.map(({ receipt }) => ticketOf(receipt))).toEqual(expected)
    expect(order.map(({ rank }) => rank)).toEqual([1, 2, 1, 2, 3])
  })

  it('is the same in a worker thread', async () => {
    const drawn = { fingerprint: await fingerprintOf(text, nodeHashing), value: '7', candidates: list.candidates }
    expect(await ranksOf(drawn)).toEqual(await computeRanks(drawn))
  })
})

const values = ['3 11 17 24 30 41', '0', 'Zürich', '🎲 7', 'a'.repeat(64)]

function anyList(chance: Chance): FrozenList {
  const groups = Array.from({ length: chance.whole(1, 4) }, (_, index) => ({
    key: `g-${index}`,
    name: chance.pick(['', 'Bis 40 m²', 'Trois pièces', 'place 1 x', '*/ `${0}`']),
    count: chance.whole(0, 5),
  }))
  const candidates = Array.from({ length: chance.whole(1, 40) }, () => ({
    receipt: receiptOfBytes(Uint8Array.from({ length: receiptBytes }, () => chance.whole(0, 255))),
    group: chance.pick(groups).key,
  }))
  return { slug: chance.whole(0, 1e15).toString(16).padStart(20, '0'), groups, candidates }
}

it('server, browser and script agree on 1,000 lists', async () => {
  const chance = chanceOf('draws')
  for (let round = 0; round < 1000; round += 1) {
    const one = anyList(chance)
    const value = chance.pick(values)
    const written = listText(one)
    const fingerprint = await fingerprintOf(written, nodeHashing)
    const server = await drawOrder({ fingerprint, value, candidates: one.candidates }, nodeHashing)
    const file = writeDrawFile({ list: written, facts: { fingerprint, value }, places: server })

    const read = readDrawFile(file)
    const seen = await fingerprintOf(read.list, webHashing)
    const browser = await drawOrder(
      { fingerprint: seen, value: read.facts.value ?? '', candidates: read.candidates },
      webHashing,
    )
    const script = check(file)

    expect(read).toMatchObject({ ...one, facts: { fingerprint, value } })
    expect(told(browser)).toEqual(told(server))
    expect(script.order.map(({ group, rank, receipt }) => `${group} ${rank} ${receipt}`).toSorted()).toEqual(
      told(server),
    )
    expect(script.problems).toEqual([])
  }
})

describe('the verify script', () => {
  const file = async (change: (text: string) => string = (same) => same) => {
    const fingerprint = await fingerprintOf(text, nodeHashing)
    const facts = { fingerprint, method: 'public_value', value: '3 11 17' }
    const places = await drawOrder({ fingerprint, value: facts.value, candidates: list.candidates }, nodeHashing)
    return check(change(writeDrawFile({ list: text, facts, places })))
  }

  it('finds nothing wrong with a true file', async () => expect((await file()).problems).toEqual([]))

  it.each([
    ['a candidate who moved to another group', (one: string) => one.replace('0002 small', '0002 large')],
    [
      'a receipt that was exchanged',
      (one: string) => one.replace('1 0000-0000-0000-0001 small', '1 0000-0000-0000-0009 small'),
    ],
    ['another value', (one: string) => one.replace('value 3 11 17', 'value 3 11 18')],
    [
      'a place that was exchanged',
      (one: string) => one.replace(/place large 1 (\S+)\nplace large 2 (\S+)/, 'place large 1 $2\nplace large 2 $1'),
    ],
    ['a place that is missing', (one: string) => one.replace(/place large 3 \S+\n/, '')],
    ['a list of another rule', (one: string) => one.replace('quartier-draw 1', 'quartier-draw 2')],
    ['a secret without its hash', (one: string) => one.replace('value 3', `commitment ${'0'.repeat(64)}\nvalue 3`)],
  ])('finds %s', async (_, change) => expect((await file(change)).problems).not.toEqual([]))

  it('has at most 100 lines and no imports but those of Node', () => {
    const script = readFileSync(new URL('./verify-draw.mjs', import.meta.url), 'utf8')
    expect(script.split('\n').length).toBeLessThanOrEqual(100)
    expect([...script.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name.split(':')[0])).toEqual([
      'node',
      'node',
      'node',
    ])
  })
})
