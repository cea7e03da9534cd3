// Published versions with author and note: what the draft changes against each, and restoring one as the draft.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { VersionRows } from '#platform/web/builder/VersionRows.tsx'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getWebsiteVersion, restoreWebsiteVersion } from '../../contract/publishing.ts'
import type { PageContent } from '../../rules/content.ts'
import { ChangeList } from './ChangeList.tsx'
import { useContent, useEditing, useEditorState, type LoadedWebsite } from './editor-context.ts'
import { PageFrame } from './PageFrame.tsx'
import { usePreview } from './use-preview.ts'
import { meetInstead } from './use-page-editor.ts'
import styles from './VersionsModal.module.css'

interface Props {
  versions: LoadedWebsite['versions']
  onClose: () => void
}

export function VersionsModal({ versions, onClose }: Props) {
  const t = useText()
  const { editor } = useEditing()
  const liveVersion = useEditorState((state) => state.liveVersion)
  const [opened, setOpened] = useState<number | null>(null)
  const restore = useChange(restoreWebsiteVersion)
  const bringBack = async (versionNumber: number) => {
    await editor.flush()
    const { version } = editor.now()
    restore.mutate(
      { params: { versionNumber }, body: { version } },
      {
        onSuccess: (stand) => {
          editor.adopt(stand)
          onClose()
        },
        onError: (failure) => {
          if (meetInstead(editor, failure)) onClose()
        },
      },
    )
  }
  return (
    <Modal onClose={onClose} isGuarded={false} title={t('website_versions')} size={640}>
      <VersionRows
        versions={versions.map(({ versionNumber: number, publishedAt, publishedBy, note }) => ({
          number,
          name: (
            <>
              {t('website_version_is', { number })}
              {number === liveVersion && <StateBadge state="published" tone="green" title={t('website_live')} />}
            </>
          ),
          facts: [formatDateTime(publishedAt), publishedBy],
          note,
          actions: (
            <>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-expanded={opened === number}
                onClick={() => setOpened(opened === number ? null : number)}
              >
                {t('website_version_look')}
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                loading={restore.isPending}
                aria-label={t('website_restore_version', { number })}
                onClick={() => void bringBack(number)}
              >
                {t('website_restore')}
              </Button>
            </>
          ),
          more: opened === number && <Difference versionNumber={number} />,
        }))}
      />
    </Modal>
  )
}

function Difference({ versionNumber }: { versionNumber: number }) {
  const t = useText()
  const content = useContent()
  const query = useQuery(queryOf(getWebsiteVersion, { params: { versionNumber } }))
  return (
    <QueryView query={query} rows={2}>
      {(version) => (
        <Stack gap={6} mt={10}>
          <Paragraph isSoft>{t('website_version_changes_text', { number: versionNumber })}</Paragraph>
          <ChangeList before={version.content} after={content} />
          <VersionPage content={version.content} versionNumber={versionNumber} />
        </Stack>
      )}
    </QueryView>
  )
}

/** The old page at half its size, with the objects and prices of today. */
function VersionPage({ content, versionNumber }: { content: PageContent; versionNumber: number }) {
  const t = useText()
  const language = useEditorState((state) => state.language)
  const page = usePreview(content, language)
  return (
    <div className={styles.page}>
      <PageFrame title={t('website_version_is', { number: versionNumber })} page={page} width={1120} height={840} />
    </div>
  )
}
