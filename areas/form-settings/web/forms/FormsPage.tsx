// The project's forms by kind: the default form, pending drafts, and the users of each.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getForms } from '../../contract/forms.ts'
import { KindSection } from '../field/KindSection.tsx'
import styles from './FormsPage.module.css'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getForms))

export default function FormsPage() {
  const t = useText()
  const query = useQuery(queryOf(getForms))
  const { data } = query
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_forms')} subtitle={t('form_settings_about')} />
      {data?.kinds.map((kind) => (
        <KindSection key={kind.kind} kind={kind} />
      ))}
      {!data && <QueryView query={query} rows={8} />}
    </div>
  )
}
