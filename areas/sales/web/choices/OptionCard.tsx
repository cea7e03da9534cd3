// One option on the page of options: its choices with prices, deadline, objects, picture, and how many have chosen.

import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { allowedImageTypes, uploadAnswer } from '#platform/contract/file.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { SaleOptionView } from '../../contract/options.ts'
import { titleIn } from '../../rules/choices/option-content.ts'
import { staleAfterOption, useEndOption, useRemoveOptionPicture } from './choices-changes.ts'
import { formatDifference } from './money-difference.ts'
import styles from './staff-choices.module.css'

interface Props {
  option: SaleOptionView
  title: string
  canWrite: boolean
  /** Buttons that change the position. */
  moving: ReactNode
  onEdit: () => void
}

export function OptionCard({ option, title, canWrite, moving, onEdit }: Props) {
  const t = useText()
  const ending = useEndOption()
  const { id, version, endedAt, choices, counts } = option
  const isEnded = endedAt !== null
  return (
    <Section
      title={title}
      action={
        canWrite && (
          <Group gap={4} wrap="nowrap">
            {moving}
            <ActionMenu
              label={t('sales_option_actions', { title })}
              isBusy={ending.isPending}
              actions={[
                { key: 'edit', title: t('sales_option_edit'), allowed: true, run: onEdit },
                {
                  key: 'end',
                  title: t(isEnded ? 'sales_option_again' : 'sales_option_end'),
                  allowed: true,
                  run: () => ending.mutate({ params: { id }, body: { version, isEnded: !isEnded } }),
                },
              ]}
            />
          </Group>
        )
      }
    >
      <p className={styles.facts}>
        {isEnded && <strong>{t('sales_option_ended')}</strong>}
        <span>{deadlineOf(t, option)}</span>
        <span>{reachOf(t, option)}</span>
        <span>{t('sales_option_counts', { known: counts.known, open: counts.open })}</span>
      </p>
      <KeyValueList
        items={choices.map((choice, at) => ({
          label: titleIn(choice, currentLanguage()),
          value: at === 0 ? t('sales_option_choice_included') : formatDifference(choice.effect),
        }))}
      />
      {canWrite && (
        <div className={styles.picture}>
          <PictureField option={option} title={title} />
        </div>
      )}
    </Section>
  )
}

function deadlineOf(t: ReturnType<typeof useText>, { deadlineOn, deadlineDays }: SaleOptionView): string {
  if (deadlineOn !== null) return t('sales_option_until', { date: formatDate(deadlineOn) })
  return t('sales_option_until_days', { count: deadlineDays ?? 0 })
}

function reachOf(t: ReturnType<typeof useText>, { reach, buildingIds, objectIds }: SaleOptionView): string {
  if (reach === 'all') return t('sales_option_reach_all')
  return reach === 'buildings'
    ? t('sales_option_reach_houses', { count: buildingIds.length })
    : t('sales_option_reach_count', { count: objectIds.length })
}

function PictureField({ option: { id, picture }, title }: { option: SaleOptionView; title: string }) {
  const t = useText()
  const queryClient = useQueryClient()
  const removing = useRemoveOptionPicture()
  return (
    <FileField
      label={t('sales_option_picture_of', { title })}
      value={picture ? [picture] : []}
      multiple={false}
      most={1}
      types={allowedImageTypes}
      isCompact
      onChange={() => void markStale(queryClient, staleAfterOption)}
      remove={() => removing.mutateAsync({ params: { id } })}
      upload={async (file, options) => {
        const answer = uploadAnswer.parse(await uploadFile(`/api/v1/sales/options/${id}/picture`, file, options))
        const [stored] = answer.uploaded
        if (!stored) throw new Error(answer.errors[0]?.message)
        return stored
      }}
    />
  )
}
