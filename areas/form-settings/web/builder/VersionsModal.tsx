// History of published versions with author and note; shows differences between any two and restores one as a draft.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { restoreVersion } from '../../contract/versions.ts'
import { useBench, useBenchState } from './bench-context.ts'
import { DiffList } from './DiffList.tsx'
import { meetInstead } from './stale-stand.ts'
import type { LoadedForm } from './use-editing.ts'
import { useFormDiff } from './use-form-diff.ts'
import { PartHeading } from '#platform/web/builder/PartHeading.tsx'
import { VersionRows } from '#platform/web/builder/VersionRows.tsx'
import styles from './VersionsModal.module.css'

type Version = LoadedForm['versions'][number]

interface Props {
  formId: string
  versions: readonly Version[]
  onClose: () => void
}

const draft = 'draft'

export function VersionsModal({ formId, versions, onClose }: Props) {
  const t = useText()
  const { workbench } = useBench()
  const isDraft = useBenchState((state) => state.isDraft)
  const restore = useChange(restoreVersion)
  const [latest] = versions
  const [from, setFrom] = useState(String(versions[1]?.versionNumber ?? latest?.versionNumber ?? 1))
  const [to, setTo] = useState(isDraft ? draft : String(latest?.versionNumber ?? 1))
  const bringBack = async (versionNumber: number) => {
    await workbench.flush()
    const { version } = workbench.now()
    restore.mutate(
      { params: { formId, versionNumber }, body: { version } },
      {
        onSuccess: (stand) => {
          workbench.adopt(stand, stand.problems)
          onClose()
        },
        onError: (failure) => {
          if (meetInstead(workbench, failure)) onClose()
        },
      },
    )
  }
  const options = [
    ...(isDraft ? [{ value: draft, displayName: t('form_settings_the_draft') }] : []),
    ...versions.map(({ versionNumber }) => ({
      value: String(versionNumber),
      displayName: t('form_settings_version_is', { number: versionNumber }),
    })),
  ]
  return (
    <Modal onClose={onClose} isGuarded={false} title={t('form_settings_versions')} size={720}>
      <Stack gap={24}>
        <VersionRows
          versions={versions.map(({ versionNumber: number, publishedAt, publishedBy, usage, note }) => ({
            number,
            name: t('form_settings_version_is', { number }),
            facts: [
              formatDateTime(publishedAt),
              publishedBy,
              t('form_settings_drafts', { count: usage.drafts }),
              t('form_settings_applications', { count: usage.applications }),
            ],
            note,
            actions: (
              <Button
                variant="default"
                size="compact-sm"
                loading={restore.isPending}
                aria-label={t('form_settings_restore_version', { number })}
                onClick={() => void bringBack(number)}
              >
                {t('form_settings_restore')}
              </Button>
            ),
          }))}
        />
        <section aria-label={t('form_settings_compare')}>
          <PartHeading>{t('form_settings_compare')}</PartHeading>
          <div className={styles.between}>
            <SelectField
              label={t('form_settings_compare_from')}
              required
              options={options.filter(({ value }) => value !== draft)}
              value={from}
              onChange={(value) => setFrom(value ?? from)}
            />
            <SelectField
              label={t('form_settings_compare_to')}
              required
              options={options}
              value={to}
              onChange={(value) => setTo(value ?? to)}
            />
          </div>
          <Difference formId={formId} from={from} to={to} titles={options} />
        </section>
      </Stack>
    </Modal>
  )
}

interface DifferenceProps {
  formId: string
  from: string
  to: string
  titles: readonly { value: string; displayName: string }[]
}

function Difference({ formId, from, to, titles }: DifferenceProps) {
  const version = useBenchState((state) => state.version)
  const { data } = useFormDiff({ formId, from: Number(from), to: to === draft ? draft : Number(to), version })
  const nameOf = (stand: string) => titles.find(({ value }) => value === stand)?.displayName ?? stand
  if (!data) return <LoadingRows rows={2} />
  return <DiffList changes={data.changes} sides={{ before: nameOf(from), after: nameOf(to) }} />
}
