// List of all changes in the workspace, newest first.

import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { exportChanges, listChanges } from '../contract/changelog.ts'

export default function ChangeLogPage() {
  const t = useText()
  return (
    <ListPage
      endpoint={listChanges}
      bulkEndpoint={exportChanges}
      tableKey="changelog"
      explanation={t('changelog_explanation')}
    />
  )
}
