// Shows the running version: for support, without signing in.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getVersion } from '../contract/shell.ts'

export default function VersionPage() {
  const t = useText()
  const query = useQuery(queryOf(getVersion))
  return (
    <>
      <PageHead title={t('home_version')} />
      <QueryView query={query} rows={1}>
        {({ version }) => <p style={{ fontVariantNumeric: 'tabular-nums' }}>Quartier {version}</p>}
      </QueryView>
    </>
  )
}
