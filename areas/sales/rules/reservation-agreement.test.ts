// The agreement's text: placeholders, headings, and the default in both languages.

import { describe, expect, it } from 'vitest'
import { languages } from '#platform/rules/project-type.ts'
import { defaultReservationAgreement } from './default-reservation-agreement.ts'
import {
  agreementContent,
  agreementPlaceholders,
  filled,
  paragraphsOf,
  unknownPlaceholders,
  type AgreementValues,
} from './reservation-agreement.ts'

const noValues = (): AgreementValues => ({
  place_seller: '',
  place_buyers: '',
  place_object_title: '',
  place_object_number: '',
  place_object_address: '',
  place_price: '',
  place_fee: '',
  place_payment_days: '',
  place_reservation_days: '',
  place_notary_days: '',
  place_fee_on_withdrawal: '',
  place_fee_on_expiry: '',
  place_account: '',
})

describe('the text of the agreement', () => {
  it('is filled, and has a gap for an empty value', () => {
    const values = { ...noValues(), place_fee: 'CHF 20000.00' }
    expect(filled('Gebühr [place_fee], Konto [place_account], [place_else]', values)).toBe(
      'Gebühr CHF 20000.00, Konto ……………, ……………',
    )
  })

  it.each([
    ['1. Parteien', 'heading'],
    ['1. Parteien\nund mehr', 'paragraph'],
    ['Im Jahr 2026', 'paragraph'],
  ])('%j is a %s', (text, kind) => {
    expect(paragraphsOf(`\n\n${text}\n \n`)).toEqual([{ kind, text }])
  })

  it('names the field of an unknown placeholder', () => {
    const content = structuredClone(defaultReservationAgreement)
    content.fr.text += ' [place_rent_net]'
    expect([...unknownPlaceholders(content)]).toEqual([['agreement.fr.text', 'place_rent_net']])
  })

  it.each(languages)('has a default with all placeholders that says what binds, in %s', (language) => {
    expect(agreementContent.parse(defaultReservationAgreement)).toEqual(defaultReservationAgreement)
    const { text } = defaultReservationAgreement[language]
    expect(agreementPlaceholders.filter((key) => !text.includes(`[${key}]`))).toEqual([])
    expect(text).toMatch(/nur der öffentlich beurkundete Kaufvertrag|Seul l’acte de vente authentique/)
    expect(paragraphsOf(text).filter(({ kind }) => kind === 'heading')).toHaveLength(5)
  })
})
