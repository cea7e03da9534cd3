// Signature editor in both languages, with a preview below a mail.

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { HistorySection, SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RichTextField } from '#platform/web/rich-text/RichTextField.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getMailSignature, saveMailSignature } from '../contract/signature.ts'
import { isSigned, signatureBodies } from '../rules/signature.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import styles from './Templates.module.css'

interface Props {
  head: ReactNode
  section: string
  intro: string
  /** Note on what is shown below mails without this signature. */
  without: string
  /** The calls for a person's own signature have the same shape. */
  read: typeof getMailSignature
  save: typeof saveMailSignature
}

export function SignatureScreen({ head, intro, ...rest }: Props) {
  const query = useQuery(queryOf(rest.read))
  return (
    <>
      {head}
      <p className={styles.intro}>{intro}</p>
      <QueryView query={query} rows={6}>
        {(data) => <SignatureForm stored={data} {...rest} />}
      </QueryView>
    </>
  )
}

interface FormProps extends Pick<Props, 'section' | 'without' | 'read' | 'save'> {
  stored: ReceivedResponseOf<typeof getMailSignature>
}

function SignatureForm({ stored, section, without, read, save }: FormProps) {
  const t = useText()
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [isBusy, setBusy] = useState(false)
  const form = useSettingForm({
    stored,
    dataIn: signatureBodies,
    save: (bodies, version) => call(save, { body: { ...bodies, version } }),
    stale: [read],
  })
  const labels = Object.fromEntries(languages.map((one) => [one, t(`mail_templates_signature_${one}`)]))
  const shown = stored.shown[language]
  return (
    <div className={styles.columns}>
      <div>
        <SettingForm form={form} labels={labels} isBusy={isBusy ? t('mail_templates_uploading') : null}>
          <Section
            title={section}
            action={
              <LanguageTabs
                value={language}
                onChange={setLanguage}
                written={languages.filter((one) => isSigned(form.values[one]))}
              />
            }
          >
            <RichTextField
              key={language}
              name={language}
              label={labels[language] ?? ''}
              placeholders={stored.placeholders}
              value={form.values[language]}
              onChange={(body) => form.set(language, body)}
              onBusy={setBusy}
              error={form.errorOf(language)}
            />
          </Section>
        </SettingForm>
      </div>
      <div className={styles.beside}>
        <Section title={t('mail_templates_signature_shown')}>
          {shown ? (
            <iframe
              className={`${styles.paper} ${styles.short}`}
              title={t('mail_templates_signature_shown')}
              sandbox=""
              srcDoc={`<body style="margin:16px;background:#fff;font:16px/24px Inter,'Helvetica Neue',Arial,sans-serif;color:#1f2429">${shown}</body>`}
            />
          ) : (
            <p className={styles.note}>{without}</p>
          )}
        </Section>
      </div>
      <div className={styles.wide}>
        <HistorySection history={stored.history} />
      </div>
    </div>
  )
}
