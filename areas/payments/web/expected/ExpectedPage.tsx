// List of payments that the project waits for. One opens in the side panel.

import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { exportExpected, listExpected } from '../../contract/expected.ts'
import { expectedPanel } from '../../rules/payments-address.ts'

export default function ExpectedPage() {
  const t = useText()
  const { open } = usePanel()
  return (
    <ListPage
      endpoint={listExpected}
      bulkEndpoint={exportExpected}
      tableKey="payments-expected"
      onOpenRow={(row) => void open(expectedPanel, row._id)}
      explanation={t('payments_expected_explanation')}
    />
  )
}
