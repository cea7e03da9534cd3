// A version of the price list: state and decisions, and its prices, which can be changed while it is a draft.

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rappenOf } from '#platform/rules/amounts/money.ts'
import { useSession } from '#platform/web/api/session.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getPriceList } from '../../contract/price-lists.ts'
import { HandPrices } from './HandPrices.tsx'
import { PriceEditor } from './PriceEditor.tsx'
import { PriceListActions } from './PriceListActions.tsx'
import { PriceListFacts } from './PriceListFacts.tsx'

export default function PriceListPage() {
  const t = useText()
  const { can } = useSession()
  const id = useParam('id')
  const query = useQuery(queryOf(getPriceList, { params: { id } }))
  const { data } = query
  const prices = data?.prices
  const start = useMemo(
    () => prices && new Map(prices.map(({ objectId, price }) => [objectId, rappenOf(price)])),
    [prices],
  )
  if (!data || !start) return <QueryView query={query} rows={10} />
  const { list, objects } = data
  return (
    <PriceEditor
      key={`${list.id} ${list.version}`}
      title={t('sales_price_list_title', { number: list.number, name: list.name })}
      badge={<StateBadge state={`price_list.${list.state}`} title={list.stateTitle} />}
      objects={objects}
      start={start}
      list={list}
      isEditable={data.can.edit.allowed && can('object_write')}
      actions={<PriceListActions list={list} can={data.can} lowered={data.lowered} />}
      facts={<PriceListFacts answer={data} />}
      below={
        <HandPrices title={t('sales_price_replaced')} about={t('sales_price_replaced_about')} prices={data.replaced} />
      }
    />
  )
}
