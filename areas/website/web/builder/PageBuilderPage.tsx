// The page builder: list of blocks, live preview, and settings of the selected block.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { Announced } from '#platform/web/builder/Announced.tsx'
import { BuilderParts, useBuilderPart } from '#platform/web/builder/BuilderParts.tsx'
import { useLeaveQuestion } from '#platform/web/form/use-unsent.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getWebsitePage } from '../../contract/website.ts'
import { SettingsArea } from '../blocks/SettingsArea.tsx'
import { BlockList } from './BlockList.tsx'
import { BuilderHead } from './BuilderHead.tsx'
import { ConflictSection } from './ConflictSection.tsx'
import { EditorContext, useContent, useEditorState, type LoadedWebsite } from './editor-context.ts'
import { PreviewArea } from './PreviewArea.tsx'
import { ProblemsBar } from './ProblemsBar.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { usePageEditor } from './use-page-editor.ts'

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

const widths = { outline: 240, settings: 380, wideSettings: 440 }

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
  const { part, setPart, toSettings } = useBuilderPart()
  if (blocks.length === 0) return <TemplateChoice />
  return (
    <>
      <ProblemsBar onOpen={toSettings} />
      <BuilderParts
        label={t('website_parts')}
        titles={{
          outline: t('website_part_blocks'),
          preview: t('website_part_preview'),
          settings: t('website_part_settings'),
        }}
        part={part}
        onPart={setPart}
        widths={widths}
        outline={<BlockList onChosen={toSettings} />}
        preview={<PreviewArea />}
        settings={<SettingsArea />}
      />
    </>
  )
}

function UnsavedQuestion() {
  useLeaveQuestion(useEditorState(({ saving }) => saving !== 'saved'))
  return null
}
