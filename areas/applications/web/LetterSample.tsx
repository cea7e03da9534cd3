// The letter as an applicant would read it, while its wording is being written.

import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { SelectField } from '#platform/web/form/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getLetterSample } from '../contract/mail-templates.ts'
import { fillPlaceholders, paragraphsOf } from '../rules/denial.ts'
import { MailPreviewView } from './MailPreviewView.tsx'
import styles from './MailTemplatesPage.module.css'

interface Props {
  subject: string
  wording: string
  language: Language
  sample: ReceivedAnswerOf<typeof getLetterSample> | undefined
  applications: readonly { value: string; displayName: string }[]
  value: string | null
  onChange: (id: string | null) => void
}

export function LetterSample({ subject, wording, language, sample, applications, value, onChange }: Props) {
  const t = useText()
  if (applications.length === 0)
    return (
      <Section title={t('applications_wording_preview')}>
        <EmptyState title={t('applications_wording_no_example')} text={t('applications_wording_no_example_text')} />
      </Section>
    )
  return (
    <Section title={t('applications_wording_preview')}>
      <SelectField
        label={t('applications_wording_example')}
        required
        options={applications}
        value={value}
        onChange={onChange}
      />
      {sample && <Letter subject={subject} wording={wording} language={language} sample={sample} />}
    </Section>
  )
}

type LetterProps = Pick<Props, 'subject' | 'wording' | 'language'> & { sample: NonNullable<Props['sample']> }

function Letter({ subject, wording, language, sample }: LetterProps) {
  const t = useText()
  const { to, greeting, closing, sender, values } = sample
  const [head, text] = [fillPlaceholders(subject, values), fillPlaceholders(wording, values)]
  const empty = [...new Set([...head.empty, ...text.empty])]
  const unknown = [...new Set([...head.unknown, ...text.unknown])]
  const body = [greeting, ...paragraphsOf(text.text), `${closing}\n${sender}`].join('\n\n')
  return (
    <div className={styles.letter} aria-live="off">
      {unknown.length > 0 && (
        <p className={styles.warning}>{t('applications_wording_unknown', { names: unknown.join(', ') })}</p>
      )}
      {empty.length > 0 && (
        <p className={styles.warning}>
          {t('applications_wording_would_stop', { names: empty.map((key) => t(`applications_${key}`)).join(', ') })}
        </p>
      )}
      <MailPreviewView mail={{ to, language, subject: head.text, body }} />
    </div>
  )
}
