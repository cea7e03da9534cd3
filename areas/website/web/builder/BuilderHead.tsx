// Header of the page builder: save status, undo and redo, versions, and publishing.

import { Anchor, Button, Group } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { UndoButtons } from '#platform/web/builder/UndoButtons.tsx'
import { useCommands } from '#platform/web/core/commands.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { useEditing, useEditorState, type LoadedWebsite } from './editor-context.ts'
import { PublishModal } from './PublishModal.tsx'
import { SavedMark } from './SavedMark.tsx'
import { useOfflineActions } from './use-offline-actions.ts'
import { VersionsModal } from './VersionsModal.tsx'

export function BuilderHead({ loaded }: { loaded: LoadedWebsite }) {
  const t = useText()
  const { editor, address } = useEditing()
  const [open, setOpen] = useState<'publish' | 'versions' | null>(null)
  const [versions, setVersions] = useState(loaded.versions)
  const [published, setPublished] = useState(loaded.published)
  const isDraft = useEditorState((state) => state.isDraft)
  const isTouched = useEditorState(({ saving }) => saving !== 'saved')
  const liveVersion = useEditorState((state) => state.liveVersion)
  const hasChanges = isDraft || isTouched
  const isLive = liveVersion !== null
  const offline = useOfflineActions()
  const publish = async () => {
    await editor.flush()
    setOpen('publish')
  }
  const group = t('screen_settings_page_builder')
  useCommands([
    { id: 'website-publish', title: t('website_publish'), group, run: () => void publish() },
    { id: 'website-versions', title: t('website_versions'), group, run: () => setOpen('versions') },
  ])
  const never = t('website_never_published')
  const hasVersions = versions.length > 0
  const actions = [
    {
      key: 'versions',
      title: t('website_versions'),
      allowed: hasVersions,
      reason: hasVersions ? null : never,
      run: () => setOpen('versions'),
    },
    {
      key: 'discard',
      title: t('website_discard'),
      danger: true,
      allowed: hasVersions && hasChanges,
      reason: !hasVersions ? never : hasChanges ? null : t('website_no_changes'),
      run: () => void offline.discard(),
    },
    {
      key: 'unpublish',
      title: t('website_unpublish'),
      danger: true,
      allowed: isLive,
      reason: isLive ? null : t('website_not_published'),
      run: () => void offline.unpublish(),
    },
  ]
  return (
    <>
      <PageHead
        title={t('screen_settings_page_builder')}
        subtitle={<SavedMark />}
        badge={<PublishedBadge isLive={isLive} hasChanges={hasChanges} number={liveVersion ?? 0} />}
        menu={
          <Group gap={4} wrap="nowrap">
            <Undo />
            {isLive && (
              <Anchor
                href={address}
                target="_blank"
                rel="noopener"
                aria-label={t('website_open')}
                title={t('website_open')}
                display="inline-flex"
                px={6}
              >
                <IconExternalLink size={18} stroke={1.5} aria-hidden />
              </Anchor>
            )}
            <ActionMenu label={t('website_more')} actions={actions} isBusy={offline.isPending} />
          </Group>
        }
        action={
          <Button disabled={!hasChanges && isLive} onClick={() => void publish()}>
            {t('website_publish')}
          </Button>
        }
      />
      {open === 'publish' && (
        <PublishModal
          published={published}
          onPublished={(version, content) => {
            setVersions([version, ...versions])
            setPublished(content)
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'versions' && <VersionsModal versions={versions} onClose={() => setOpen(null)} />}
    </>
  )
}

function PublishedBadge({ isLive, hasChanges, number }: { isLive: boolean; hasChanges: boolean; number: number }) {
  const t = useText()
  if (!isLive) return <StateBadge state="draft" tone="grey" title={t('website_offline')} />
  return (
    <StateBadge
      state={hasChanges ? 'draft' : 'published'}
      tone={hasChanges ? 'amber' : 'green'}
      title={t(hasChanges ? 'website_draft_over' : 'website_live_version', { number })}
    />
  )
}

function Undo() {
  const t = useText()
  const { editor } = useEditing()
  const canUndo = useEditorState(({ history }) => history.past.length > 0)
  const canRedo = useEditorState(({ history }) => history.future.length > 0)
  const texts = {
    undo: t('website_undo'),
    redo: t('website_redo'),
    nothingToUndo: t('website_nothing_to_undo'),
    nothingToRedo: t('website_nothing_to_redo'),
  }
  return <UndoButtons edits={editor} canUndo={canUndo} canRedo={canRedo} texts={texts} />
}
