// The reservation agreement as PDF, and the proof of its acceptance on the buyer's page.

import { addressOf, swissDate, type HousedObject } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { writtenIban } from '#platform/rules/qr-bill/references.ts'
import type { Context } from '#platform/server/context.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { pointsOf, signatureBox, type DrawnSignature } from '../../rules/drawn-signature.ts'
import type { FeeFate } from '../../rules/fee-fate.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import { filled, paragraphsOf, type AgreementContent, type AgreementValues } from '../../rules/reservation-agreement.ts'
import { signersIn, type ReservationSettings } from '../../rules/reservation-settings.ts'

export interface AgreedReservation {
  language: Language
  content: AgreementContent
  settings: ReservationSettings
  housed: HousedObject
  buyerNames: readonly string[]
  /** In Rappen. */
  price: number | null
}

export function drawAgreement({ workspace }: Context, agreed: AgreedReservation): Promise<Buffer> {
  const { language, content, settings, buyerNames, housed } = agreed
  const t = translatorFor(language)
  const { title, text } = content[language]
  const values = valuesOf(agreed)
  return printDocument(
    {
      title: filled(title, values),
      language,
      author: settings.creditorName || workspace.name,
      foot: `${housed.object.title} · ${workspace.name}`,
    },
    (sheet) => {
      sheet.title(filled(title, values))
      for (const paragraph of paragraphsOf(text)) sheet[paragraph.kind](filled(paragraph.text, values))
      sheet.signatures(
        [
          { role: t('sales_agreement_seller'), names: signersIn(settings) },
          { role: t('sales_agreement_buyers'), names: buyerNames },
        ],
        t('sales_agreement_place_and_date'),
      )
    },
  )
}

function valuesOf({ language, settings, housed, buyerNames, price }: AgreedReservation): AgreementValues {
  const t = translatorFor(language)
  const fate = (one: FeeFate) => t(`sales_fee_fate_${one}`)
  const { creditorName, street, houseNumber, postalCode, city, iban } = settings
  const seller = [creditorName, `${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim()]
  return {
    place_seller: seller.filter((one) => one !== '').join(', '),
    place_buyers: buyerNames.join(', '),
    place_object_title: housed.object.title,
    place_object_number: housed.object.referenceNumber,
    place_object_address: addressOf(housed.building),
    place_price: price === null ? '' : writtenMoney(price),
    place_fee: writtenMoney(settings.fee),
    place_payment_days: String(settings.paymentDays),
    place_reservation_days: String(settings.reservationDays),
    place_notary_days: String(settings.notaryDays),
    place_fee_on_withdrawal: fate(settings.feeOnWithdrawal),
    place_fee_on_expiry: fate(settings.feeOnExpiry),
    place_account: writtenIban(iban),
  }
}

export interface Accepted {
  language: Language
  objectTitle: string
  buyerNames: string
  signedName: string
  acceptedAt: Date
  signature: DrawnSignature
  /** SHA-256 of the agreement that was shown, in hexadecimal. */
  sha256: string
}

export function drawAcceptance({ workspace }: Context, accepted: Accepted): Promise<Buffer> {
  const { language, objectTitle, buyerNames, signedName, acceptedAt, signature, sha256 } = accepted
  const t = translatorFor(language)
  const title = t('sales_acceptance_title')
  return printDocument(
    { title, language, author: workspace.name, foot: `${objectTitle} · ${workspace.name}` },
    (sheet) => {
      sheet.title(title)
      sheet.table([
        [t('sales_acceptance_object'), objectTitle],
        [t('sales_acceptance_buyers'), buyerNames],
        [t('sales_acceptance_name'), signedName],
        [t('sales_acceptance_at'), `${swissDate(dayOf(acceptedAt))}, ${timeOf(acceptedAt)}`],
        [t('sales_acceptance_sha256'), sha256.replaceAll(/(.{8})(?=.)/g, '$1 ')],
      ])
      sheet.heading(t('sales_acceptance_signature'))
      sheet.strokes({
        strokes: signature.map(pointsOf),
        ...signatureBox,
        alt: t('sales_acceptance_signature_of', { name: signedName }),
      })
      sheet.note(t('sales_acceptance_note'))
    },
  )
}
