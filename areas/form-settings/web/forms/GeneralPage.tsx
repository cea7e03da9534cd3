// Settings for all forms of a project: adult age, occupancy limits, legal preset, pause, and deposit providers.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getFormGeneral, getFormProviders } from '../../contract/general.ts'
import { HistorySection } from '#areas/project-settings/web/public.tsx'
import type { SettingHistory } from '#areas/project-settings/contract/history.ts'
import { GeneralForm } from './GeneralForm.tsx'
import { ProvidersForm } from '../field/ProvidersForm.tsx'
import styles from './GeneralPage.module.css'

export const load = ({ queryClient }: LoadContext) =>
  Promise.all([
    queryClient.prefetchQuery(queryOf(getFormGeneral)),
    queryClient.prefetchQuery(queryOf(getFormProviders)),
  ])

export default function GeneralPage() {
  const t = useText()
  const general = useQuery(queryOf(getFormGeneral))
  const providers = useQuery(queryOf(getFormProviders))
  const failed = [general, providers].find(({ error }) => error !== null)
  const isHere = general.data && providers.data
  return (
    <div className={styles.narrow}>
      <PageHead title={t('screen_settings_forms_general')} subtitle={t('form_settings_general_about')} />
      {general.data && <GeneralForm general={general.data} />}
      {providers.data && <ProvidersForm providers={providers.data} />}
      {general.data && providers.data && (
        <HistorySection history={newestFirst([...general.data.history, ...providers.data.history])} />
      )}
      {!isHere &&
        (failed?.error ? (
          <FailedState failure={failed.error} retry={() => void failed.refetch()} />
        ) : (
          <LoadingRows rows={8} />
        ))}
    </div>
  )
}

const newestFirst = (history: SettingHistory) => history.toSorted((a, b) => b.at.localeCompare(a.at))
