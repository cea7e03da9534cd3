// Live preview of the mail with the data of a real application, while its text is edited.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Language } from '#platform/rules/project-type.ts'
import { call } from '#platform/web/api/call.ts'
import { keyOf, queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { listSampleApplications, previewMailTemplate } from '../contract/templates.ts'
import type { MailKind } from '../rules/kinds.ts'
import styles from './Templates.module.css'

interface Props {
  kind: MailKind
  language: Language
  subject: string
  body: string
}

const nobody = 'none'

export function TemplatePreview(props: Props) {
  const t = useText()
  const { data } = useQuery(queryOf(listSampleApplications))
  const applications = data?.applications ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const own = applications.find((one) => one.language === props.language) ?? applications[0]
  const value = chosen ?? own?.value ?? nobody
  const [written] = useDebouncedValue(props, 400)
  const body = { ...written, ...(value !== nobody && { applicationId: value }) }
  const { data: shown } = useQuery({
    queryKey: [...keyOf(previewMailTemplate), body],
    queryFn: () => call(previewMailTemplate, { body }),
    placeholderData: keepPreviousData,
    enabled: data !== undefined,
    gcTime: 0,
  })
  return (
    <Section title={t('mail_templates_preview')} description={t('mail_templates_preview_later')}>
      <SelectField
        label={t('mail_templates_preview_with')}
        required
        value={value}
        onChange={setChosen}
        options={[...applications, { value: nobody, displayName: t('mail_templates_preview_none') }]}
      />
      {shown && (
        <div className={styles.shown}>
          {shown.unknown.length > 0 && (
            <p className={styles.warning}>{t('mail_templates_unknown', { names: shown.unknown.join(', ') })}</p>
          )}
          {shown.empty.length > 0 && (
            <p className={styles.warning}>{t('mail_templates_would_stop', { names: shown.empty.join(', ') })}</p>
          )}
          <p className={styles.subject}>{shown.subject}</p>
          {/* The mail brings its own paper, which is white in any mail program. */}
          <iframe
            className={styles.paper}
            title={t('mail_templates_preview')}
            sandbox=""
            srcDoc={shown.html.replaceAll(/src="https?:\/\/[^/"]+\/api\//g, 'src="/api/')}
          />
        </div>
      )}
    </Section>
  )
}
