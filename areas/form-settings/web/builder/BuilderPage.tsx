// The form builder: outline, preview, and settings of the selected element.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { Announced } from '#platform/web/builder/Announced.tsx'
import { BuilderParts, useBuilderPart } from '#platform/web/builder/BuilderParts.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getForm } from '../../contract/form.ts'
import { BenchContext } from './bench-context.ts'
import { BuilderHead } from './BuilderHead.tsx'
import { ConflictSection } from './ConflictSection.tsx'
import { OutlineArea } from '../outline/OutlineArea.tsx'
import { PreviewArea } from './PreviewArea.tsx'
import { ProblemsBar } from './ProblemsBar.tsx'
import { SettingsArea } from '../field/SettingsArea.tsx'
import { useEditing } from './use-editing.ts'

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

const widths = { outline: 236, settings: 422, wideSettings: 480 }

function Builder({ loaded }: { loaded: ReceivedResponseOf<typeof getForm> }) {
  const t = useText()
  const bench = useEditing(loaded)
  const { part, setPart, toSettings } = useBuilderPart()
  const [isWide, setWide] = useState(false)
  return (
    <BenchContext value={bench}>
      <BuilderHead loaded={loaded} />
      <ConflictSection />
      <ProblemsBar onOpen={toSettings} />
      <BuilderParts
        label={t('form_settings_parts')}
        titles={{
          outline: t('form_settings_part_outline'),
          preview: t('form_settings_part_preview'),
          settings: t('form_settings_part_settings'),
        }}
        part={part}
        onPart={setPart}
        widths={widths}
        isPreviewWide={isWide}
        outline={<OutlineArea onChosen={toSettings} />}
        preview={<PreviewArea formId={loaded.form.id} isWide={isWide} onWide={setWide} />}
        settings={<SettingsArea />}
      />
      <Announced />
    </BenchContext>
  )
}
