// Shown when another editor saved first, with what differs and the choice between both; or when a save was refused.

import { Button, Group } from '@mantine/core'
import { BuilderNotice } from '#platform/web/builder/BuilderNotice.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ChangeList } from './ChangeList.tsx'
import { useContent, useEditing, useEditorState } from './editor-context.ts'

export function ConflictSection() {
  const t = useText()
  const { editor } = useEditing()
  const mine = useContent()
  const theirs = useEditorState((state) => state.theirs)
  const refusal = useEditorState((state) => state.refusal)
  if (refusal) {
    return (
      <BuilderNotice title={t('website_saving_refused')}>
        <p>{refusal}</p>
      </BuilderNotice>
    )
  }
  if (!theirs) return null
  const { isOwn, updatedBy } = theirs
  return (
    <BuilderNotice
      title={t(isOwn ? 'website_conflict_own' : 'website_conflict', { name: updatedBy ?? t('website_somebody') })}
    >
      <p>{t('website_conflict_text')}</p>
      <ChangeList before={theirs.content} after={mine} />
      <Group gap={8} mt={12}>
        <Button size="compact-sm" onClick={() => editor.keepMine()}>
          {t('website_conflict_keep')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => editor.takeTheirs()}>
          {t('website_conflict_take')}
        </Button>
      </Group>
    </BuilderNotice>
  )
}
