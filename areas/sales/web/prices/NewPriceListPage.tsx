// A new version of the price list: starts from the prices in force, and is saved as a draft.

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rappenOrNull } from '#platform/rules/amounts/money.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { getSaleObjects, type PricedObject } from '../../contract/price-lists.ts'
import { isFixed } from '../../rules/prices/what-if.ts'
import { PriceEditor } from './PriceEditor.tsx'

export default function NewPriceListPage() {
  const t = useText()
  const query = useQuery(queryOf(getSaleObjects))
  const objects = query.data?.objects
  const start = useMemo(() => (objects ? startOf(objects) : undefined), [objects])
  if (!objects || !start) return <QueryView query={query} rows={10} />
  return <PriceEditor title={t('sales_price_new')} objects={objects} start={start} list={null} isEditable />
}

/** Present prices, with those that were changed by hand. A reserved object starts from the list, in case it becomes free again. */
const startOf = (objects: readonly PricedObject[]): Map<string, number> =>
  new Map(
    objects.flatMap((object) => {
      const price = rappenOrNull(isFixed(object) ? (object.listed ?? object.price) : object.price)
      return price === null ? [] : [[object.id, price]]
    }),
  )
