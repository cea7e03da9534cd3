// An invoice with a QR-bill, as a supplier sends it.

import { printDocument } from '../../platform/server/documents/printed-document.ts'
import { qrReferenceOf } from '../../platform/rules/qr-bill/references.ts'

const supplier = {
  name: 'Malerei Keller AG',
  street: 'Seestrasse',
  houseNumber: '7',
  postalCode: '8400',
  city: 'Winterthur',
  country: 'CH',
}

export const invoiceAsPdf = ({ francs }: { francs: number }): Promise<Buffer> =>
  printDocument({ title: 'Rechnung', language: 'de', author: supplier.name, foot: supplier.name }, (sheet) => {
    sheet.title('Rechnung 77')
    sheet.paymentPart({
      language: 'de',
      iban: 'CH4431999123000889012',
      creditor: supplier,
      debtor: { ...supplier, name: 'Lindenhof Verwaltungs AG' },
      amount: Math.round(francs * 100),
      reference: qrReferenceOf(77),
      message: '',
      alt: 'Zahlteil',
    })
  })
