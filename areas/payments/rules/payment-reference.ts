// References of expected payments: six digits of the workspace, because several projects may share an account, two of
// the plan, and the running number.

import { referenceFor } from '#platform/rules/qr-bill/references.ts'

/** Distinguishes these references from those of invoices, which are the number of the invoice alone. */
const plan = '20'

export const paymentReference = (iban: string, { workspaceId, number }: { workspaceId: string; number: number }) =>
  referenceFor(iban, `${digitsOf(workspaceId)}${plan}${String(number).padStart(11, '0')}`)

/** The last digits of the id: the first ones are the time at which the workspace was created. */
const digitsOf = (workspaceId: string): string =>
  String(Number.parseInt(workspaceId.replaceAll('-', '').slice(-10), 16) % 1_000_000).padStart(6, '0')
