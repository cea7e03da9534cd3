// The mail as the recipient sees it.

import { useText } from '#platform/web/i18n/texts.ts'
import type { ShownMail } from '../contract/process-mail.ts'
import styles from './MailPaper.module.css'

export function MailPaper({ mail: { to, language, subject, html } }: { mail: ShownMail }) {
  const t = useText()
  return (
    <div className={styles.mail}>
      <div className={styles.head}>
        <span className={styles.to}>
          {t('mail_templates_look_to', { to, language: t(`general_language_${language}`) })}
        </span>
        <span className={styles.subject} lang={language}>
          {subject}
        </span>
      </div>
      {/* The mail brings its own paper, which is white in any mail program. */}
      <iframe
        className={styles.paper}
        title={t('mail_templates_look')}
        sandbox=""
        srcDoc={html.replaceAll(/src="https?:\/\/[^/"]+\/api\//g, 'src="/api/')}
      />
    </div>
  )
}
