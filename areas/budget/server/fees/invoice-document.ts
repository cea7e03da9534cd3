// Invoice over fees: tagged PDF with addresses, a line per object, VAT, and the payment part.

import { swissDate } from '#areas/applications/server/public.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import type { PostalParty } from '#platform/rules/qr-bill/party.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { translatorFor, type Translate } from '#platform/server/i18n/texts.ts'
import type { FeeBase } from '../../rules/fee.ts'

export interface InvoiceLine {
  title: string
  baseKind: FeeBase
  base: number
  percent: number
  amount: number
}

export interface PrintedInvoice {
  number: number
  issuedOn: string
  dueOn: string
  language: Language
  creditor: PostalParty
  debtor: PostalParty
  iban: string
  reference: string
  net: number
  vatRate: number
  vat: number
  vatNumber: string
  lines: readonly InvoiceLine[]
}

export function drawInvoice({ workspace }: Context, invoice: PrintedInvoice): Promise<Buffer> {
  const t = translatorFor(invoice.language, workspace.projectType)
  const { number, creditor, debtor } = invoice
  const title = t('budget_invoice_head', { number })
  const gross = writtenMoney(invoice.net + invoice.vat)
  return printDocument(
    { title, language: invoice.language, author: creditor.name, foot: `${creditor.name}, ${workspace.name}` },
    (sheet) => {
      sheet.paragraph([...addressOf(creditor), invoice.vatNumber].filter(Boolean).join('\n'))
      sheet.paragraph(addressOf(debtor).join('\n'))
      sheet.title(title)
      sheet.paragraph(t('budget_invoice_dates', { issued: swissDate(invoice.issuedOn), due: swissDate(invoice.dueOn) }))
      sheet.table(rowsOf(t, invoice), { hasHeader: true, widths: [0.4, 0.28, 0.12, 0.2], numbers: [1, 2, 3] })
      sheet.paragraph(t('budget_invoice_pay', { gross, due: swissDate(invoice.dueOn) }))
      sheet.paymentPart({
        language: invoice.language,
        iban: invoice.iban,
        creditor,
        debtor,
        amount: invoice.net + invoice.vat,
        reference: invoice.reference,
        message: title,
        alt: t('budget_invoice_code', {
          gross,
          creditor: creditor.name,
          iban: invoice.iban,
          reference: invoice.reference,
          debtor: debtor.name,
        }),
      })
    },
  )
}

function rowsOf(t: Translate, { lines, net, vat, vatRate }: PrintedInvoice): string[][] {
  return [
    [
      t('budget_field_object'),
      t('budget_fee_column_base'),
      t('budget_fee_column_percent'),
      t('budget_fee_column_amount'),
    ],
    ...lines.map(({ title, base, baseKind, percent, amount }) => [
      title,
      `${t(`budget_fee_base_${baseKind}`)} ${writtenMoney(base)}`,
      percentOf(percent),
      writtenMoney(amount),
    ]),
    [t('budget_invoice_net'), '', '', writtenMoney(net)],
    ...(vatRate > 0 ? [[t('budget_invoice_vat', { rate: percentOf(vatRate) }), '', '', writtenMoney(vat)]] : []),
    [t('budget_invoice_total'), '', '', writtenMoney(net + vat)],
  ]
}

const addressOf = ({ name, street, houseNumber, postalCode, city }: PostalParty): string[] =>
  [name, `${street} ${houseNumber}`.trim(), `${postalCode} ${city}`].filter(Boolean)

const percentOf = (hundredths: number): string => `${hundredths / 100} %`
