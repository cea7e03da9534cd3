import { describe, expect, it } from 'vitest'
import { colleaguesLike, namedIn, nameBeingTyped, piecesOf, withName } from './mentions.ts'

const people = [
  { id: '1', name: 'Nora Ammann' },
  { id: '2', name: 'Beat Roth' },
  { id: '3', name: 'Élise Anet' },
]

describe('naming a colleague', () => {
  it.each([
    ['Bitte @', ''],
    ['@No', 'No'],
    ['Bitte @Nora Am', 'Nora Am'],
    ['nora@example', undefined],
    ['Bitte @Nora Ammann pr', undefined],
    ['Bitte prüfen', undefined],
  ])('%s is typing %s', (text, typed) => expect(nameBeingTyped(text)).toBe(typed))

  it('finds by first or last name, whatever the case', () => {
    expect(colleaguesLike(people, 'an').map(({ id }) => id)).toEqual(['3'])
    expect(colleaguesLike(people, 'nora a').map(({ id }) => id)).toEqual(['1'])
    expect(colleaguesLike(people, '')).toHaveLength(3)
  })

  it('puts the whole name where the typing was', () => {
    expect(withName('Bitte @Be', 'Beat Roth')).toBe('Bitte @Beat Roth ')
  })

  it('knows who is named, and shows names apart', () => {
    const text = '@Beat Roth und @Nora Ammann, bitte'
    expect(namedIn(text, people)).toEqual(['1', '2'])
    expect(piecesOf(text, people.slice(0, 2)).filter(({ isName }) => isName)).toHaveLength(2)
    expect(
      piecesOf(text, people.slice(0, 2))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
    expect(piecesOf(text, [])).toEqual([{ text, isName: false }])
  })
})
