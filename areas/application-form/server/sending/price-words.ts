// Price text for the prerendered card of a wished object.

import type { Context } from '#platform/server/context.ts'
import type { WishedObjectCard } from '../../contract/form-shapes.ts'

/** «CHF 1'950.00 pro Monat, inkl. Nebenkosten», «CHF 850'000.00»; nothing where no price is told. */
export function priceWords(
  { workspace, t }: Context,
  { rentalgross, selling_price }: Pick<WishedObjectCard, 'rentalgross' | 'selling_price'>,
): string {
  const price = rentalgross ?? selling_price
  if (price === null) return ''
  const amount = `${workspace.currency} ${price.toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, "'")}`
  return rentalgross === null ? amount : t('application_form_rent', { rent: amount })
}
