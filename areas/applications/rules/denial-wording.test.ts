import { describe, expect, it } from 'vitest'
import { denialReasons, denialTemplates } from './denial.ts'
import { areSameWords, denialWords, reasonsFor, unknownPlaceholders, withPlaceholder } from './denial-wording.ts'

const words = { de_subject: 'Absage', de_wording: 'Text', fr_subject: 'Refus', fr_wording: 'Texte' }

describe('the wording of a denial', () => {
  it('is whole in both languages', () => {
    expect(denialWords.safeParse(words).success).toBe(true)
    expect(denialWords.safeParse({ ...words, fr_wording: '  ' }).success).toBe(false)
  })

  it('says in which field a placeholder stands that does not exist', () => {
    const given = { ...words, de_subject: 'Zu [place_fullname]', fr_wording: '[place_fullname] [place_of_birth]' }
    expect(unknownPlaceholders(given)).toEqual({ fr_wording: 'place_of_birth' })
    expect(unknownPlaceholders(words)).toEqual({})
  })

  it('is the built-in one when every word is', () => {
    expect(areSameWords(words, { ...words })).toBe(true)
    expect(areSameWords(words, { ...words, fr_subject: 'Réponse' })).toBe(false)
  })

  it('takes a placeholder where one was writing', () => {
    expect(withPlaceholder('Liebe X', 'place_fullname', { start: 6, end: 7 })).toBe('Liebe [place_fullname]')
    expect(withPlaceholder('', 'place_today', { start: 0, end: 0 })).toBe('[place_today]')
  })

  it('goes with each reason once', () => {
    expect(denialTemplates.flatMap(reasonsFor).toSorted()).toEqual(denialReasons.toSorted())
  })
})
