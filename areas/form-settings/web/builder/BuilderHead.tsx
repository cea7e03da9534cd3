// Header of the builder: form name, save status, undo and redo, and the publish button.

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { UndoButtons } from '#platform/web/builder/UndoButtons.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { useCommands } from '#platform/web/core/commands.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { discardDraft } from '../../contract/versions.ts'
import { meetInstead } from './stale-stand.ts'
import { useBench, useBenchState } from './bench-context.ts'
import { PublishModal } from './PublishModal.tsx'
import { SavedMark } from './SavedMark.tsx'
import type { LoadedForm } from './use-editing.ts'
import { VersionsModal } from './VersionsModal.tsx'

export function BuilderHead({ loaded }: { loaded: LoadedForm }) {
  const t = useText()
  const { workbench } = useBench()
  const [open, setOpen] = useState<'publish' | 'versions' | null>(null)
  const isDraft = useBenchState((state) => state.isDraft)
  const isTouched = useBenchState(({ saving }) => saving !== 'saved')
  const [versions, setVersions] = useState(loaded.versions)
  const [latest] = versions
  const discard = useDiscard(loaded.form.id)
  const hasChanges = isDraft || isTouched
  const publish = async () => {
    await workbench.flush()
    setOpen('publish')
  }
  useCommands([
    { id: 'form-publish', title: t('form_settings_publish'), group: loaded.form.name, run: () => void publish() },
    {
      id: 'form-versions',
      title: t('form_settings_versions'),
      group: loaded.form.name,
      run: () => setOpen('versions'),
    },
  ])
  const actions = [
    {
      key: 'versions',
      title: t('form_settings_versions'),
      allowed: latest !== undefined,
      reason: latest ? null : t('form_settings_never_published'),
      run: () => setOpen('versions'),
    },
    {
      key: 'discard',
      title: t('form_settings_discard_draft'),
      danger: true,
      allowed: hasChanges && latest !== undefined,
      reason: !latest ? t('form_settings_never_published') : hasChanges ? null : t('form_settings_no_changes'),
      run: () => void discard.ask(latest?.versionNumber ?? 1),
    },
  ]
  return (
    <>
      <PageHead
        title={loaded.form.name}
        back={{ to: '/project-settings/form-settings/forms', label: t('screen_settings_forms') }}
        subtitle={<SavedMark />}
        badge={
          latest ? (
            <StateBadge
              state={hasChanges ? 'draft' : 'published'}
              tone={hasChanges ? 'amber' : 'green'}
              title={t(hasChanges ? 'form_settings_draft_over' : 'form_settings_version_is', {
                number: latest.versionNumber,
              })}
            />
          ) : (
            <StateBadge state="draft" title={t('form_settings_never_published')} />
          )
        }
        menu={
          <Group gap={4} wrap="nowrap">
            <Undo />
            <ActionMenu label={t('form_settings_more')} actions={actions} isBusy={discard.isPending} />
          </Group>
        }
        action={
          <Button disabled={!hasChanges && latest !== undefined} onClick={() => void publish()}>
            {t('form_settings_publish')}
          </Button>
        }
      />
      {open === 'publish' && (
        <PublishModal
          loaded={loaded}
          versions={versions}
          onPublished={(version) => setVersions([version, ...versions])}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'versions' && (
        <VersionsModal formId={loaded.form.id} versions={versions} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

function Undo() {
  const t = useText()
  const { workbench } = useBench()
  const canUndo = useBenchState(({ history }) => history.past.length > 0)
  const canRedo = useBenchState(({ history }) => history.future.length > 0)
  const texts = {
    undo: t('form_settings_undo'),
    redo: t('form_settings_redo'),
    nothingToUndo: t('form_settings_nothing_to_undo'),
    nothingToRedo: t('form_settings_nothing_to_redo'),
  }
  return <UndoButtons edits={workbench} canUndo={canUndo} canRedo={canRedo} texts={texts} />
}

function useDiscard(formId: string) {
  const t = useText()
  const { workbench } = useBench()
  const change = useChange(discardDraft)
  const ask = async (number: number) => {
    const isSure = await askToConfirm({
      title: t('form_settings_discard_title'),
      text: t('form_settings_discard_text', { number }),
      confirm: t('form_settings_discard_draft'),
      danger: true,
    })
    if (!isSure) return
    await workbench.flush()
    const { version } = workbench.now()
    change.mutate(
      { params: { formId }, body: { version } },
      {
        onSuccess: (stand) => workbench.adopt(stand),
        onError: (failure) => void meetInstead(workbench, failure),
      },
    )
  }
  return { ask, isPending: change.isPending }
}
