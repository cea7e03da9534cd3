import { describe, expect, test } from 'vitest'
import { offeredFor } from './bulk-availability.ts'

const deactivate = { value: 'deactivate', displayName: 'Deaktivieren', availability: '_bulk_available' }
const sendMail = { value: 'sendMail', displayName: 'E-Mail senden', sameLanguage: true }
const free = { _id: '1', _language: 'de', _bulk_available: { value: true } }
const assigned = { _id: '2', _language: 'fr', _bulk_available: { value: false, unavailable_tooltip: 'ist zugewiesen' } }
const offered = { _id: '3', _language: 'de', _bulk_available: { value: false, unavailable_tooltip: 'hat ein Angebot' } }
const given = (rows: { _id: string }[], bulkMailInBackground = false) => ({
  rows,
  bulkMailInBackground,
  differentLanguages: 'verschiedene Sprachen',
})

describe('a bulk action', () => {
  test('is offered when every row allows it', () => {
    expect(offeredFor(deactivate, given([free]))).toEqual({ available: true })
  })

  test('is refused with the reasons of the rows, joined by commas and each said once', () => {
    expect(offeredFor(deactivate, given([free, assigned, offered, { ...assigned, _id: '4' }]))).toEqual({
      available: false,
      reason: 'ist zugewiesen, hat ein Angebot',
    })
  })

  test('is refused in whole sentences that follow each other', () => {
    const [one, other] = ['L’objet est attribué.', 'Une offre est en cours.']
    const rows = [one, other].map((said) => ({
      _id: said,
      _bulk_available: { value: false, unavailable_tooltip: said },
    }))
    expect(offeredFor(deactivate, given(rows))).toEqual({ available: false, reason: `${one} ${other}` })
  })

  test('without a flag is offered for every row', () => {
    expect(offeredFor({ value: 'delete', displayName: 'Löschen' }, given([assigned]))).toEqual({ available: true })
  })
})

describe('a bulk action that speaks one language', () => {
  test('is refused for rows of different languages', () => {
    expect(offeredFor(sendMail, given([free, assigned]))).toEqual({ available: false, reason: 'verschiedene Sprachen' })
  })

  test('is offered for one language', () => {
    expect(offeredFor(sendMail, given([free, offered]))).toEqual({ available: true })
  })

  test('is offered for all when mails go out in the background', () => {
    expect(offeredFor(sendMail, given([free, assigned], true))).toEqual({ available: true })
  })
})
