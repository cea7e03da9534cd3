// The list of applications, where letting staff spend their day.

import { ListPage } from '#platform/web/table/ListPage.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useChange } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/shell/session.ts'
import { saveEvaluation } from '../contract/evaluation.ts'
import { changeApplications, listApplications } from '../contract/list.ts'

export default function ApplicationsPage() {
  const t = useText()
  const { can } = useSession()
  const star = useChange(saveEvaluation)
  return (
    <ListPage
      endpoint={listApplications}
      bulkEndpoint={changeApplications}
      tableKey="applications"
      explanation={t('applications_list_explanation')}
      {...(can('applications_write')
        ? {
            onFavourite: (row, checked) =>
              star.mutateAsync({ params: { id: row._id }, body: { overall_star: checked } }),
          }
        : {})}
    />
  )
}
