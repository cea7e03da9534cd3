// The form builder: outline, preview, and settings of the selected element.

import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { useStore } from '#platform/web/core/store.ts'
import { getForm } from '../../contract/form.ts'
import { announced } from '../outline/announce.ts'
import { BenchContext } from './bench-context.ts'
import { BuilderHead } from './BuilderHead.tsx'
import { ConflictSection } from './ConflictSection.tsx'
import { OutlineArea } from '../outline/OutlineArea.tsx'
import { PreviewArea } from './PreviewArea.tsx'
import { ProblemsBar } from './ProblemsBar.tsx'
import { SettingsArea } from '../field/SettingsArea.tsx'
import { useEditing } from './use-editing.ts'
import styles from './Builder.module.css'

const queryFor = (formId: string) => ({
  ...queryOf(getForm, { params: { formId } }),
  // Fetched on each visit and removed from the cache at its end; meanwhile the local definition is newer than the
  // server's.
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const load = ({ params, queryClient }: LoadContext) => queryClient.prefetchQuery(queryFor(params.formId ?? ''))

export default function BuilderPage() {
  const formId = useParam('formId')
  const query = useQuery(queryFor(formId))
  const { data } = query
  if (!data) return <QueryView query={query} rows={10} />
  return <Builder key={formId} loaded={data} />
}

/** On a wide screen all parts are side by side, otherwise one at a time. */
const parts = ['outline', 'preview', 'settings'] as const

function Builder({ loaded }: { loaded: ReceivedResponseOf<typeof getForm> }) {
  const t = useText()
  const bench = useEditing(loaded)
  const [part, setPart] = useState<(typeof parts)[number]>('outline')
  const [isWide, setWide] = useState(false)
  const toSettings = useCallback(() => setPart('settings'), [])
  return (
    <BenchContext value={bench}>
      <BuilderHead loaded={loaded} />
      <ConflictSection />
      <ProblemsBar onOpen={toSettings} />
      <div className={styles.builder}>
        <SegmentedControl
          className={styles.parts}
          fullWidth
          aria-label={t('form_settings_parts')}
          data={parts.map((value) => ({ value, label: t(`form_settings_part_${value}`) }))}
          value={part}
          onChange={(value) => setPart(parts.find((one) => one === value) ?? 'outline')}
        />
        <div className={styles.columns} data-part={part} data-wide={isWide || undefined}>
          <section className={styles.outline} aria-label={t('form_settings_part_outline')}>
            <OutlineArea onChosen={toSettings} />
          </section>
          <section className={styles.preview} aria-label={t('form_settings_part_preview')}>
            <PreviewArea formId={loaded.form.id} isWide={isWide} onWide={setWide} />
          </section>
          <section className={styles.settings} aria-label={t('form_settings_part_settings')}>
            <SettingsArea />
          </section>
        </div>
      </div>
      <Announced />
    </BenchContext>
  )
}

function Announced() {
  const words = useStore(announced)
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  )
}
