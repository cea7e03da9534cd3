// Payment information as PDF: the amount, the day and the payment part with the QR code.

import { swissDate } from '#areas/applications/server/public.ts'
import type { PostalParty } from '#platform/rules/qr-bill/party.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'

export interface PrintedPayment {
  language: Language
  title: string
  text: string
  issuedOn: string
  dueOn: string
  creditor: PostalParty
  debtorName: string
  debtor: PostalParty | null
  iban: string
  reference: string
  /** In Rappen. */
  amount: number
}

export function drawPayment({ workspace }: Context, payment: PrintedPayment): Promise<Buffer> {
  const { language, title, text, issuedOn, dueOn, creditor, debtor, debtorName, iban, reference, amount } = payment
  const t = translatorFor(language)
  const due = swissDate(dueOn)
  return printDocument(
    { title, language, author: creditor.name, foot: `${creditor.name}, ${workspace.name}` },
    (sheet) => {
      sheet.paragraph(addressOf(creditor).join('\n'))
      sheet.paragraph((debtor ? addressOf(debtor) : [debtorName]).join('\n'))
      sheet.title(title)
      sheet.paragraph(text)
      sheet.table([
        [t('sales_payment_amount'), writtenMoney(amount)],
        [t('sales_payment_due'), due],
        [t('sales_payment_issued'), swissDate(issuedOn)],
      ])
      sheet.paragraph(t('sales_payment_how'))
      sheet.paymentPart({
        language,
        iban,
        creditor,
        debtor,
        amount,
        reference,
        message: title,
        alt: t('sales_payment_code', { amount: writtenMoney(amount), creditor: creditor.name, iban, reference }),
      })
    },
  )
}

const addressOf = ({ name, street, houseNumber, postalCode, city }: PostalParty): string[] =>
  [name, `${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean)
