// The logins of the demo; a click fills in the form.

import type { Init } from '#platform/contract/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './DemoLogins.module.css'

type DemoLogin = Init['demoLogins'][number]

interface Props {
  logins: readonly DemoLogin[]
  onChoose: (login: DemoLogin) => void
}

export function DemoLogins({ logins, onChoose }: Props) {
  const t = useText()
  return (
    <section className={styles.demo} aria-labelledby="demo-logins">
      <h2 className={styles.title} id="demo-logins">
        {t('sign_in_demo_title')}
      </h2>
      <p className={styles.text}>{t('sign_in_demo_text')}</p>
      <ul className={styles.list}>
        {logins.map((login) => (
          <li key={login.email}>
            <button type="button" className={styles.login} onClick={() => onChoose(login)}>
              <span className={styles.role}>{t(`users_role_${login.role}`)}</span>
              <span className={styles.name}>{login.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
