// List of choices over all buyers, for the builder.

import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { exportChoices, listChoices } from '../../contract/choices.ts'

export default function ChoicesPage() {
  const t = useText()
  return (
    <ListPage
      endpoint={listChoices}
      bulkEndpoint={exportChoices}
      tableKey="sale-choices"
      explanation={t('sales_choices_explanation')}
    />
  )
}
