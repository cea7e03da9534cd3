// Dialog before publishing: blocking problems, advice, what changes for visitors, and a note for the versions.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { PartHeading } from '#platform/web/builder/PartHeading.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { publishWebsite } from '../../contract/publishing.ts'
import type { PageContent } from '../../rules/content.ts'
import { ChangeList } from './ChangeList.tsx'
import { useContent, useEditing, useEditorState, useProblems, type LoadedWebsite } from './editor-context.ts'
import { ProblemList } from './ProblemsBar.tsx'
import { meetInstead } from './use-page-editor.ts'

interface Props {
  /** Content of the newest version; null if there is none. */
  published: PageContent | null
  onPublished: (version: LoadedWebsite['versions'][number], content: PageContent) => void
  onClose: () => void
}

export function PublishModal({ published, onPublished, onClose }: Props) {
  const t = useText()
  const { editor } = useEditing()
  const content = useContent()
  const problems = useProblems()
  const version = useEditorState((state) => state.version)
  const isSaved = useEditorState(({ saving }) => saving === 'saved')
  const [note, setNote] = useState('')
  const publish = useChange(publishWebsite)
  const blocking = problems.filter(({ blocks }) => blocks)
  const send = () =>
    publish.mutate(
      { body: { version, note } },
      {
        onSuccess: (answer) => {
          editor.settle({ version: answer.version, isDraft: false, liveVersion: answer.published.versionNumber })
          onPublished(answer.published, content)
          onClose()
        },
        // The other content must be looked at before it is published.
        onError: (failure) => {
          if (meetInstead(editor, failure)) onClose()
        },
      },
    )
  return (
    <Modal onClose={onClose} title={t('website_publish_title')} size={640}>
      <Stack gap={20}>
        {problems.length > 0 && (
          <section>
            <PartHeading>
              {blocking.length > 0
                ? t('website_problems_block', { count: blocking.length })
                : t('website_problems_advice', { count: problems.length })}
            </PartHeading>
            <ProblemList problems={blocking.length > 0 ? blocking : problems} onOpen={onClose} />
          </section>
        )}
        <section>
          <PartHeading>{t('website_publish_changes')}</PartHeading>
          {published ? (
            <ChangeList before={published} after={content} />
          ) : (
            <Paragraph isSoft>{t('website_publish_first')}</Paragraph>
          )}
        </section>
        <TextAreaField
          label={t('website_publish_note')}
          hint={t('website_publish_note_hint')}
          rows={2}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      </Stack>
      <DialogButtons>
        <CancelButton />
        <Button disabled={blocking.length > 0 || !isSaved} loading={publish.isPending} onClick={send}>
          {t('website_publish')}
        </Button>
      </DialogButtons>
    </Modal>
  )
}
