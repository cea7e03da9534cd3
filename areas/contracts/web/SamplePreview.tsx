// Live preview of the wording with a real tenancy; the PDF is created on request.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#platform/rules/project-type.ts'
import { download } from '#platform/web/api/download.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getAgreementSample } from '../contract/settings.ts'
import { blocksFor, filled, type AgreementBlock } from '../rules/agreement-template.ts'
import styles from './SamplePreview.module.css'

interface Props {
  blocks: readonly AgreementBlock[]
  /** Language of the blocks; generated values use it too. */
  language: Language
  tenancies: readonly { value: string; displayName: string }[]
}

export function SamplePreview({ blocks, language, tenancies }: Props) {
  const t = useText()
  const [id, setId] = useState<string | null>(tenancies[0]?.value ?? null)
  const [isPrinting, setPrinting] = useState(false)
  const { data: sample } = useQuery({
    ...queryOf(getAgreementSample, { params: { id: id ?? '' }, query: { language } }),
    enabled: id !== null,
  })
  const print = async () => {
    setPrinting(true)
    try {
      await download(`/api/v1/settings/rental-agreement/sample/${id}`, { method: 'POST', body: { blocks, language } })
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setPrinting(false)
    }
  }
  const action = id && (
    <Button variant="subtle" size="compact-sm" loading={isPrinting} onClick={() => void print()}>
      {t('contracts_as_pdf')}
    </Button>
  )
  return (
    <Section title={t('contracts_preview')} action={action}>
      {tenancies.length === 0 ? (
        <EmptyState title={t('contracts_no_sample')} text={t('contracts_no_sample_text')} />
      ) : (
        <>
          <SelectField label={t('contracts_sample')} required options={tenancies} value={id} onChange={setId} />
          {sample && <Paper blocks={blocks} sample={sample} />}
        </>
      )}
    </Section>
  )
}

interface Sample {
  values: Record<string, string | null>
  isFixedTerm: boolean
  hasDeposit: boolean
  hasCompanions: boolean
}

function Paper({ blocks, sample }: { blocks: readonly AgreementBlock[]; sample: Sample }) {
  const t = useText()
  return (
    <div className={styles.paper} aria-live="off">
      {blocksFor(blocks, sample).map(({ kind, text }, index) => {
        const words = filled(text, sample.values)
        if (kind === 'title')
          return (
            <h3 key={index} className={styles.title}>
              {words}
            </h3>
          )
        if (kind === 'heading')
          return (
            <h4 key={index} className={styles.heading}>
              {words}
            </h4>
          )
        return (
          <div key={index}>
            {words && <p className={styles.text}>{words}</p>}
            {kind !== 'text' && <p className={styles.drawn}>{t(`contracts_drawn_${kind}`)}</p>}
          </div>
        )
      })}
    </div>
  )
}
