// The cost plan. A cost opens in the side panel; a new one is entered in a dialog.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeCosts, listCosts } from '../../contract/costs.ts'
import { costPanel } from '../../rules/budget-address.ts'
import { NewCostModal } from './NewCostModal.tsx'
import { NewPeriodModal } from './NewPeriodModal.tsx'

export default function CostsPage() {
  const t = useText()
  const { can } = useSession()
  const { open } = usePanel()
  const [dialog, setDialog] = useState<'cost' | 'period'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <ListPage
        endpoint={listCosts}
        bulkEndpoint={changeCosts}
        tableKey="reporting-costs"
        onOpenRow={(row) => void open(costPanel, row._id)}
        onCreate={() => setDialog('cost')}
        explanation={t('budget_costs_explanation')}
        action={
          can('budget_write') && (
            <Button variant="default" onClick={() => setDialog('period')}>
              {t('budget_new_period')}
            </Button>
          )
        }
      />
      {dialog === 'cost' && (
        <NewCostModal
          onClose={close}
          onCreated={(id) => {
            close()
            void open(costPanel, id)
          }}
        />
      )}
      {dialog === 'period' && <NewPeriodModal onClose={close} />}
    </>
  )
}
