// Labels by field path, for the summary of errors.

import type { Translate } from '#platform/web/i18n/texts.ts'
import type { Draft } from './draft.ts'

export function fieldLabels(t: Translate, { buyers }: Draft): Record<string, string> {
  const ofBuyers = buyers.flatMap((buyer, index) =>
    Object.keys(buyer).map((field): [string, string] => [
      `buyers.${index}.${field}`,
      buyers.length === 1
        ? t(`sales_field_${field}`)
        : t('sales_field_of_buyer', { number: index + 1, field: t(`sales_field_${field}`) }),
    ]),
  )
  const own = ['objects', 'ownMeans', 'pensionFunds', 'mortgage', 'bank', 'note', 'consent']
  return Object.fromEntries([...own.map((field): [string, string] => [field, t(`sales_field_${field}`)]), ...ofBuyers])
}
