// What the rental agreement will say, and what it still lacks. Start and remark can be set until it is signed.

import { Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { TextAreaField } from '#platform/web/form/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getContractInfo, type TenantView } from '../contract/tenant.ts'
import { useCorrection } from './changes.ts'
import styles from './ContractPapersSection.module.css'

export function ContractPapersSection({ tenant }: { tenant: TenantView }) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const { data } = useQuery(queryOf(getContractInfo, { params: { id: tenant.id } }))
  const { contractStart, contractNumber, comment, quitOn, quitReason, kind, canWrite } = tenant
  const edit = canWrite && !isEditing && (
    <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
      {t('general_edit')}
    </Button>
  )
  return (
    <Section title={t('tenants_contract')} action={edit}>
      {data?.missing.map(({ key, text }) => (
        <p key={key} className={styles.missing}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {text}
        </p>
      ))}
      {isEditing ? (
        <EditForm tenant={tenant} onClose={() => setEditing(false)} />
      ) : (
        <KeyValueList
          items={[
            { label: t('tenants_contract_start'), value: formatDate(contractStart) },
            { label: t('tenants_contract_number'), value: contractNumber },
            { label: t('applications_how_assigned'), value: t(`tenants_kind_${kind}`) },
            ...(data?.depositMonths
              ? [
                  {
                    label: t('applications_deposit'),
                    value: t('tenants_deposit_months', { count: data.depositMonths }),
                  },
                ]
              : []),
            ...(quitOn ? [{ label: t('tenants_quit_on'), value: formatDate(quitOn) }] : []),
            ...(quitReason ? [{ label: t('applications_reason'), value: quitReason }] : []),
            { label: t('applications_remark'), value: comment },
          ]}
        />
      )}
    </Section>
  )
}

function EditForm({ tenant, onClose }: { tenant: TenantView; onClose: () => void }) {
  const t = useText()
  const { id, version } = tenant
  const correction = useCorrection()
  const { errorOf, take } = useServerErrors()
  const [start, setStart] = useState(tenant.contractStart ?? '')
  const [comment, setComment] = useState(tenant.comment ?? '')
  const submit = () => {
    const body = { start: start || null, comment: comment.trim() || null, version }
    correction.mutate({ params: { id }, body }, { onSuccess: onClose, onError: take })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={16}>
        <DateField
          label={t('tenants_contract_start')}
          name="start"
          value={start}
          onChange={setStart}
          error={errorOf('start')}
        />
        <TextAreaField
          label={t('applications_remark')}
          name="comment"
          value={comment}
          onChange={setComment}
          error={errorOf('comment')}
          rows={2}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t('general_cancel')}
          </Button>
          <Button type="submit" loading={correction.isPending}>
            {t('general_save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
