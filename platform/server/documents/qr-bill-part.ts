// Payment part of a Swiss QR-bill at the foot of a page, as one tagged figure with its text.

import type PdfDocument from 'pdfkit'
import { SwissQRBill } from 'swissqrbill/pdf'
import type { PostalParty } from '../../rules/qr-bill/party.ts'
import type { Language } from '../../rules/project-type.ts'

export interface PaymentPart {
  language: Language
  iban: string
  creditor: PostalParty
  /** Null for a payer with an incomplete address: the payer fills it in. */
  debtor: PostalParty | null
  /** In Rappen. */
  amount: number
  reference: string
  message: string
  /** For people who cannot see the code. */
  alt: string
}

type Paper = InstanceType<typeof PdfDocument>
type Structure = ReturnType<Paper['struct']>

const spelled = { de: 'DE', fr: 'FR' } as const

/** 105 mm, and a little distance to the text above. */
const height = (105 * 72) / 25.4
const distance = 12

/** Starts a new page if the part does not fit below the text. */
export function drawPaymentPart(paper: Paper, root: Structure, part: PaymentPart): void {
  if (paper.y + distance + height > paper.page.height) paper.addPage()
  // Text in the margins would otherwise start a new page.
  paper.page.margins.bottom = 0
  const bill = new SwissQRBill(
    {
      currency: 'CHF',
      amount: part.amount / 100,
      creditor: { ...addressOf(part.creditor), account: part.iban },
      ...(part.debtor && { debtor: addressOf(part.debtor) }),
      reference: part.reference,
      ...(part.message && { message: part.message }),
    },
    { language: spelled[part.language], fontName: 'Liberation Sans' },
  )
  root.add(
    paper.struct('Figure', { alt: part.alt }, () => {
      paper.save()
      bill.attachTo(paper)
      paper.restore()
    }),
  )
}

const addressOf = ({ name, street, houseNumber, postalCode, city, country }: PostalParty) => ({
  name,
  address: street,
  ...(houseNumber && { buildingNumber: houseNumber }),
  zip: postalCode,
  city,
  country,
})
