// The purchase after the reservation: notary, contract, payments, keys.

import { Box, Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import { uploadAnswer } from '#platform/contract/file.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getSaleCompletion, type SaleCompletion } from '../../contract/completion.ts'
import { CompletionDialogs, type CompletionStep } from './CompletionDialogs.tsx'
import { DeedPrice } from './DeedPrice.tsx'
import { Milestones } from './Milestones.tsx'
import { staleAfterCompletion } from './completion-changes.ts'

const steps: readonly CompletionStep[] = ['notary', 'notarise', 'milestone', 'keys', 'takeBack']

export default function CompletionSection({ application: { id } }: { application: { id: string } }) {
  const t = useText()
  const { can } = useSession()
  const [open, setOpen] = useState<CompletionStep | null>(null)
  const { data } = useQuery(queryOf(getSaleCompletion, { params: { id } }))
  if (!data?.completion) return null
  const { completion } = data
  const canWrite = can('applications_write')
  return (
    <Section title={t('sales_completion')} anchor="completion">
      <KeyValueList items={factsOf(t, completion)} />
      <DeedPrice completion={completion} />
      <Milestones milestones={completion.milestones} />
      <Deeds applicationId={id} deeds={completion.deeds} canWrite={canWrite} />
      {canWrite && (
        <Group gap={8} mt={16}>
          {steps.map((step) => (
            <ActionButton
              key={step}
              variant="default"
              availability={completion.can[step]}
              onClick={() => setOpen(step)}
            >
              {t(`sales_completion_${step}`)}
            </ActionButton>
          ))}
        </Group>
      )}
      {open && (
        <CompletionDialogs applicationId={id} completion={completion} step={open} onClose={() => setOpen(null)} />
      )}
    </Section>
  )
}

function factsOf(t: ReturnType<typeof useText>, one: SaleCompletion) {
  const notary = one.notaryOn && [formatDate(one.notaryOn), one.notaryPlace].filter(Boolean).join(', ')
  const keys = one.keysOn && t('sales_keys_value', { count: one.keysCount ?? 0, name: one.keysTo ?? '' })
  return [
    { label: t('sales_notary_on'), value: notary },
    { label: t('sales_notarised_on'), value: one.notarisedOn && formatDate(one.notarisedOn) },
    { label: t('sales_keys_on'), value: one.keysOn && keys && `${formatDate(one.keysOn)}, ${keys}` },
  ]
}

interface DeedsProps {
  applicationId: string
  deeds: SaleCompletion['deeds']
  canWrite: boolean
}

function Deeds({ applicationId, deeds, canWrite }: DeedsProps) {
  const t = useText()
  const queryClient = useQueryClient()
  return (
    <>
      {deeds.map(({ id, displayName, url }) => (
        <div key={id}>
          <Button
            variant="subtle"
            size="compact-sm"
            px={0}
            leftSection={<IconFile size={16} stroke={1.5} aria-hidden />}
            onClick={() => void showPaper({ address: url, name: displayName })}
          >
            {displayName}
          </Button>
        </div>
      ))}
      {canWrite && (
        <Box mt={12}>
          <FileField
            label={t('sales_upload_deed')}
            value={[]}
            onChange={() => void markStale(queryClient, staleAfterCompletion)}
            upload={async (file, options) => {
              const path = `/api/v1/sales/applications/${applicationId}/completion/deed-file`
              const answer = uploadAnswer.parse(await uploadFile(path, file, options))
              const [stored] = answer.uploaded
              if (!stored) throw new Error(answer.errors[0]?.message)
              return stored
            }}
          />
        </Box>
      )}
    </>
  )
}
