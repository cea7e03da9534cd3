// The project's forms by kind: the default form, pending drafts, and the users of each.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getForms } from '../../contract/forms.ts'
import { KindSection } from '../field/KindSection.tsx'
import styles from './Forms.module.css'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getForms))

export default function FormsPage() {
  const t = useText()
  const { data, error, refetch } = useQuery(queryOf(getForms))
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_forms')} subtitle={t('form_settings_about')} />
      {data?.kinds.map((kind) => (
        <KindSection key={kind.kind} kind={kind} />
      ))}
      {!data && (error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows rows={8} />)}
    </div>
  )
}
