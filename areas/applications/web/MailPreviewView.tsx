// A mail as the applicant will read it.

import { useText } from '#platform/web/i18n/texts.ts'
import type { MailPreview } from '../contract/offer-deeds.ts'
import styles from './MailPreviewView.module.css'

export function MailPreviewView({ mail: { to, subject, body, language } }: { mail: MailPreview }) {
  const t = useText()
  return (
    <section className={styles.mail} aria-label={t('applications_mail_preview')}>
      <div className={styles.head}>
        <span className={styles.to}>
          {t('applications_mail_to', { to, language: t(`general_language_${language}`) })}
        </span>
        <span className={styles.subject} lang={language}>
          {subject}
        </span>
      </div>
      <pre className={styles.body} lang={language}>
        {body}
      </pre>
    </section>
  )
}
