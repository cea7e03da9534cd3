// Dialog before publishing: changes, blocking problems, affected people, and a note for the version list.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getForms } from '../../contract/forms.ts'
import { publishForm } from '../../contract/versions.ts'
import { useBench, useBenchState } from './bench-context.ts'
import { DiffList } from './DiffList.tsx'
import { ProblemList } from './ProblemsBar.tsx'
import { meetInstead } from './stale-stand.ts'
import type { LoadedForm } from './use-editing.ts'
import { useFormDiff } from './use-form-diff.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { PartHeading } from '#platform/web/builder/PartHeading.tsx'
import styles from './PublishModal.module.css'

type Version = LoadedForm['versions'][number]

interface Props {
  loaded: LoadedForm
  versions: readonly Version[]
  onPublished: (version: Version) => void
  onClose: () => void
}

export function PublishModal({ loaded, versions, onPublished, onClose }: Props) {
  const t = useText()
  const { workbench } = useBench()
  const problems = useBenchState((state) => state.problems).filter(({ blocks }) => blocks)
  const version = useBenchState((state) => state.version)
  const isSaved = useBenchState(({ saving }) => saving === 'saved')
  const [note, setNote] = useState('')
  const publish = useChange(publishForm, { stale: [getForms], timeout: false })
  const { id } = loaded.form
  const send = () =>
    publish.mutate(
      { params: { formId: id }, body: { version, note } },
      {
        onSuccess: (answer) => {
          workbench.adopt({ version: answer.version, definition: workbench.now().history.present, isDraft: false })
          onPublished(answer.published)
          onClose()
        },
        // The merged version must be reviewed again before publication.
        onError: (failure) => {
          if (meetInstead(workbench, failure)) onClose()
        },
      },
    )
  return (
    <Modal onClose={onClose} title={t('form_settings_publish_title')} size={680}>
      <Stack gap={20}>
        {problems.length > 0 && (
          <section aria-label={t('form_settings_publish_blocked', { count: problems.length })}>
            <PartHeading>{t('form_settings_publish_blocked', { count: problems.length })}</PartHeading>
            <ProblemList problems={problems} onOpen={onClose} />
          </section>
        )}
        <section aria-label={t('form_settings_publish_changes')}>
          <PartHeading>{t('form_settings_publish_changes')}</PartHeading>
          <Changes formId={id} from={versions[0]?.versionNumber} version={version} />
        </section>
        <section aria-label={t('form_settings_publish_impact')}>
          <PartHeading>{t('form_settings_publish_impact')}</PartHeading>
          <Impact loaded={loaded} versions={versions} />
        </section>
        <TextAreaField
          label={t('form_settings_publish_note')}
          hint={t('form_settings_publish_note_hint')}
          rows={2}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      </Stack>
      <DialogButtons>
        <CancelButton />
        <Button disabled={problems.length > 0 || !isSaved} loading={publish.isPending} onClick={send}>
          {t('form_settings_publish_version', { number: (versions[0]?.versionNumber ?? 0) + 1 })}
        </Button>
      </DialogButtons>
    </Modal>
  )
}

function Changes({ formId, from, version }: { formId: string; from: number | undefined; version: number }) {
  const t = useText()
  const { data } = useFormDiff({ formId, from: from ?? null, to: 'draft', version })
  if (from === undefined) return <Paragraph isSoft>{t('form_settings_publish_first')}</Paragraph>
  if (!data) return <LoadingRows rows={2} />
  return (
    <DiffList
      changes={data.changes}
      sides={{ before: t('form_settings_version_is', { number: from }), after: t('form_settings_the_draft') }}
    />
  )
}

/** The new version applies only to new drafts; existing ones keep theirs. */
function Impact({ loaded, versions }: { loaded: LoadedForm; versions: readonly Version[] }) {
  const t = useText()
  const { usage, isDefault, kind, isActive } = loaded.form
  const begun = versions.filter((one) => one.usage.drafts + one.usage.applications > 0)
  return (
    <ul className={styles.impact}>
      <li>
        {t(
          isDefault && isActive
            ? 'form_settings_impact_default'
            : usage.objects > 0
              ? 'form_settings_impact_objects'
              : 'form_settings_impact_nobody',
          { count: usage.objects, kind: t(`form_settings_kind_${kind}`) },
        )}
      </li>
      {begun.map(({ versionNumber, usage: { drafts, applications } }) => (
        <li key={versionNumber}>
          {t('form_settings_impact_begun', {
            drafts: t('form_settings_drafts', { count: drafts }),
            applications: t('form_settings_applications', { count: applications }),
            number: versionNumber,
          })}
        </li>
      ))}
    </ul>
  )
}
