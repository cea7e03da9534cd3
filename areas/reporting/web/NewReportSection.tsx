// Form of a new letting report.

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getReportNeeds } from '../contract/reports.ts'
import { useCreateReport } from './changes.ts'
import { LettingFields, lettingLabels, noOptions } from './LettingFields.tsx'
import styles from './Reports.module.css'

interface Props {
  needs: ReceivedResponseOf<typeof getReportNeeds>
  onCreated: () => void
}

export function NewReportSection({ needs, onCreated }: Props) {
  const t = useText()
  const [options, setOptions] = useState({ ...noOptions, title: needs.title })
  const errors = useServerErrors()
  const creation = useCreateReport(() => {
    setOptions({ ...options, comment: '' })
    onCreated()
  })
  return (
    <Section title={t('reporting_new')} description={t('reporting_new_text')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          creation.mutate({ body: { ...options, action: 'create_report' } }, { onError: errors.take })
        }}
      >
        <ErrorSummary errors={errors.errors} labels={lettingLabels(t)} />
        <LettingFields options={options} onChange={setOptions} needs={needs} errors={errors} />
        <div>
          <Button type="submit" loading={creation.isPending}>
            {t('reporting_create')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
