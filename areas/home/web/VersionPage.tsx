// Shows the running version: for support, without signing in.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getVersion } from '../contract/shell.ts'

export default function VersionPage() {
  const t = useText()
  const { data, error, refetch } = useQuery(queryOf(getVersion))
  return (
    <>
      <PageHead title={t('home_version')} />
      {data && <p style={{ fontVariantNumeric: 'tabular-nums' }}>Quartier {data.version}</p>}
      {error && <FailedState failure={error} retry={() => void refetch()} />}
      {!data && !error && <LoadingRows rows={1} />}
    </>
  )
}
