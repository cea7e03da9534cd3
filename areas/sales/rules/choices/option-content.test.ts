import { describe, expect, it } from 'vitest'
import { includedChoice, optionContent, titleIn } from './option-content.ts'
import { reaches } from './option-reach.ts'
import { signedMoneyWords } from './signed-money-words.ts'

describe('an option', () => {
  const choices = [
    { key: 'a', titleDe: 'Weiss', titleFr: '', effect: 0 },
    { key: 'b', titleDe: 'Eiche', titleFr: 'Chêne', effect: 420_000 },
  ]
  const content = { titleDe: 'Front', titleFr: '', textDe: '', textFr: '', choices }

  it('has at least two choices, the first of them included', () => {
    expect(optionContent.safeParse({ ...content, choices: choices.slice(1) }).success).toBe(false)
    expect(includedChoice(content).key).toBe('a')
  })

  it('is told in German where French is missing', () => {
    expect(choices.map((one) => titleIn(one, 'fr'))).toEqual(['Weiss', 'Chêne'])
  })

  it.each([
    ['all', true],
    ['buildings', true],
    ['objects', false],
  ] as const)('for %s reaches an object of a named building: %s', (reach, expected) => {
    const object = { id: 'o', buildingId: 'h' }
    expect(reaches({ reach, buildingIds: ['h'], objectIds: ['other'] }, object)).toBe(expected)
  })

  it('writes its effect with a sign', () => {
    expect([120_050, -30_000, 0].map(signedMoneyWords)).toEqual(["+ CHF 1'200.50", '– CHF 300.00', 'CHF 0.00'])
  })
})
