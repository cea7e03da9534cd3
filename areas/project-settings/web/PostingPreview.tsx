// Preview of the printed sheet with the current choices, saved or not.

import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { previewPosting } from '../contract/posting-preview.ts'
import type { Sent } from '#platform/contract/endpoint.ts'
import { noticesOf } from '#platform/web/api/call.ts'
import { fetchProtected } from '#platform/web/api/download.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import styles from './Settings.module.css'

export function PostingPreview({ look }: { look: Sent<typeof previewPosting>['body'] }) {
  const t = useText()
  const [wanted] = useDebouncedValue(JSON.stringify(look), 500)
  const { data, error } = useQuery({
    queryKey: ['posting preview', wanted],
    queryFn: () => fetchProtected(previewPosting.path, { method: 'POST', body: JSON.parse(wanted) }),
    placeholderData: (before) => before,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => () => void (data && setTimeout(() => URL.revokeObjectURL(data), 1000)), [data])
  return (
    <Section
      title={t('project_settings_preview')}
      description={t('project_settings_preview_text')}
      action={
        data && (
          <Button component="a" href={data} target="_blank" variant="default" size="compact-sm">
            {t('project_settings_preview_open')}
          </Button>
        )
      }
    >
      {error && <p className={styles.criteriaError}>{noticesOf(error)[0]?.title}</p>}
      {data && (
        <iframe
          className={styles.sheet}
          src={`${data}#toolbar=0&navpanes=0&view=FitH`}
          title={t('project_settings_preview')}
        />
      )}
    </Section>
  )
}
