// The page builder: list of blocks, live preview, and settings of the selected block.

import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useStore } from '#platform/web/core/store.ts'
import { useLeaveQuestion } from '#platform/web/form/use-unsent.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getWebsitePage } from '../../contract/website.ts'
import { announced } from './announce.ts'
import { SettingsArea } from '../blocks/SettingsArea.tsx'
import { BlockList } from './BlockList.tsx'
import { BuilderHead } from './BuilderHead.tsx'
import { ConflictSection } from './ConflictSection.tsx'
import { EditorContext, useContent, useEditorState, type LoadedWebsite } from './editor-context.ts'
import { PreviewArea } from './PreviewArea.tsx'
import { ProblemsBar } from './ProblemsBar.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { usePageEditor } from './use-page-editor.ts'
import styles from './PageBuilder.module.css'

const query = {
  ...queryOf(getWebsitePage),
  // Fetched on each visit; meanwhile the local content is newer than the server's.
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(query)

export default function PageBuilderPage() {
  const answer = useQuery(query)
  const { data } = answer
  if (!data) return <QueryView query={answer} rows={10} />
  return <Builder loaded={data} />
}

/** On a wide screen all parts are side by side, otherwise one or two at a time. */
const parts = ['blocks', 'preview', 'settings'] as const

function Builder({ loaded }: { loaded: LoadedWebsite }) {
  const editing = usePageEditor(loaded)
  return (
    <EditorContext value={editing}>
      <BuilderHead loaded={loaded} />
      <ConflictSection />
      <Parts />
      <UnsavedQuestion />
      <Announced />
    </EditorContext>
  )
}

function Parts() {
  const t = useText()
  const { blocks } = useContent()
  const [part, setPart] = useState<(typeof parts)[number]>('blocks')
  const toSettings = useCallback(() => setPart('settings'), [])
  if (blocks.length === 0) return <TemplateChoice />
  return (
    <>
      <ProblemsBar onOpen={toSettings} />
      <div className={styles.builder}>
        <SegmentedControl
          className={styles.parts}
          fullWidth
          aria-label={t('website_parts')}
          data={parts.map((value) => ({ value, label: t(`website_part_${value}`) }))}
          value={part}
          onChange={(value) => setPart(parts.find((one) => one === value) ?? 'blocks')}
        />
        <div className={styles.columns} data-part={part}>
          <section className={styles.blocks} aria-label={t('website_part_blocks')}>
            <BlockList onChosen={toSettings} />
          </section>
          <section className={styles.preview} aria-label={t('website_part_preview')}>
            <PreviewArea />
          </section>
          <section className={styles.settings} aria-label={t('website_part_settings')}>
            <SettingsArea />
          </section>
        </div>
      </div>
    </>
  )
}

function UnsavedQuestion() {
  useLeaveQuestion(useEditorState(({ saving }) => saving !== 'saved'))
  return null
}

function Announced() {
  const words = useStore(announced)
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  )
}
