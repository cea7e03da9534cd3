import { expect, it } from 'vitest'
import { isCreditorReference, isQrReference } from '#platform/rules/qr-bill/references.ts'
import { paymentReference } from './payment-reference.ts'

const [qrIban, iban] = ['CH4431999123000889012', 'CH9300762011623852957']
const [one, other] = ['019a0000-0000-7000-8000-0000000000aa', '019a0000-0000-7000-8000-0000000000ab']

it('is of the kind that the account requires', () => {
  expect(isQrReference(paymentReference(qrIban, { workspaceId: one, number: 1 }))).toBe(true)
  expect(isCreditorReference(paymentReference(iban, { workspaceId: one, number: 1 }))).toBe(true)
  expect(isCreditorReference(paymentReference(iban, { workspaceId: one, number: 99_999_999_999 }))).toBe(true)
})

it('differs between numbers and between workspaces with the same account', () => {
  const references = [one, other].flatMap((workspaceId) =>
    [1, 2, 11].map((number) => paymentReference(qrIban, { workspaceId, number })),
  )
  expect(new Set(references).size).toBe(6)
})
