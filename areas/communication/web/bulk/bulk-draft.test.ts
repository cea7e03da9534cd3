import { expect, it } from 'vitest'
import { gapsOf, isBlankBulk, noWords, templateWordsOf, writtenWords } from './bulk-draft.ts'

const both = ['de', 'fr'] as const
const german = { subject: 'Neues', body: '<p>Text</p>' }

it('asks for the first language when nothing is written, and for the rest of what was begun', () => {
  expect(gapsOf(noWords, both)).toEqual([
    { language: 'de', field: 'subject' },
    { language: 'de', field: 'body' },
  ])
  const begun = { ...noWords, words: { fr: { subject: 'Nouvelles', body: '<p></p>' } } }
  expect(gapsOf(begun, both)).toEqual([{ language: 'fr', field: 'body' }])
  expect(gapsOf({ ...noWords, words: { de: german } }, both)).toEqual([])
})

it('sends only languages that say something', () => {
  const words = { de: german, fr: { subject: ' ', body: '<p></p>' } }
  expect(writtenWords({ ...noWords, words }, both)).toEqual({ de: german })
  expect([isBlankBulk(noWords), isBlankBulk({ ...noWords, words })]).toEqual([true, false])
})

it('becomes a template in the languages that say something', () => {
  const words = { de: german, fr: { subject: ' ', body: '<p></p>' } }
  expect(templateWordsOf({ ...noWords, words }, both)).toEqual({ de_subject: 'Neues', de_body: '<p>Text</p>' })
})
