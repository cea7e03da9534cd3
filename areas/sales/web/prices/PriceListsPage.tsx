// Versions of the price list, prices changed by hand since, and the discounts of buyers.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '#platform/web/api/session.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { getPriceLists } from '../../contract/price-lists.ts'
import { newPriceListPath } from '../../rules/prices/price-address.ts'
import { CurrentDiscounts } from './CurrentDiscounts.tsx'
import { HandPrices } from './HandPrices.tsx'
import { PriceListTable } from './PriceListTable.tsx'
import styles from './PriceListsPage.module.css'

export default function PriceListsPage() {
  const t = useText()
  const { can } = useSession()
  const navigate = useNavigate()
  const query = useQuery(queryOf(getPriceLists))
  const begin = () => void navigate({ to: newPriceListPath })
  return (
    <div className={styles.page}>
      <PageHead
        title={t('screen_sale_prices')}
        subtitle={t('sales_price_lists_about')}
        action={
          can('object_write') &&
          query.data && (
            <ActionButton availability={query.data.canCreate} onClick={begin}>
              {t('sales_price_new')}
            </ActionButton>
          )
        }
      />
      <QueryView
        query={query}
        rows={5}
        empty={{
          when: ({ lists, discounts }) => lists.length === 0 && discounts.length === 0,
          shown: (
            <EmptyState
              title={t('sales_price_none_yet')}
              text={t('sales_price_none_yet_text')}
              action={
                can('object_write') && (
                  <Button variant="default" onClick={begin}>
                    {t('sales_price_new')}
                  </Button>
                )
              }
            />
          ),
        }}
      >
        {({ lists, deviations, discounts }) => (
          <>
            <PriceListTable lists={lists} />
            <HandPrices
              title={t('sales_price_deviations')}
              about={t('sales_price_deviations_about')}
              prices={deviations}
            />
            <CurrentDiscounts discounts={discounts} />
          </>
        )}
      </QueryView>
    </div>
  )
}
