// Layout of all sign-in pages: project on one side, form on the other.

import { useEffect, type ReactNode } from 'react'
import { setPageTitle } from '#platform/web/core/page-title.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { LanguageSwitch } from '#platform/web/shell/frame/LanguageSwitch.tsx'
import { PrivacyLink } from '#platform/web/shell/frame/PrivacyLink.tsx'
import { useInit } from '#platform/web/api/session.ts'
import { LogoMark } from '#platform/web/ui/LogoMark.tsx'
import styles from './SignInFrame.module.css'
import { StreetScene } from './StreetScene.tsx'

interface Props {
  title: string
  subtitle?: ReactNode
  children: ReactNode
}

export function SignInFrame({ title, subtitle, children }: Props) {
  const t = useText()
  const { siteTitle, theme, publicPage, project_type } = useInit()
  const { image } = publicPage.headerLogo
  useEffect(() => setPageTitle(title), [title])
  return (
    <div className={styles.page}>
      <header className={styles.house}>
        <div className={styles.brand}>
          {image ? <img className={styles.logo} src={image} alt="" /> : <LogoMark theme={theme} size={36} />}
          <p className={styles.name}>{siteTitle}</p>
          <p className={styles.purpose}>{t(`sign_in_purpose_${project_type.replaceAll('-', '_')}`)}</p>
        </div>
        <div className={styles.scene}>
          <StreetScene theme={theme} />
        </div>
      </header>
      <div className={styles.side}>
        <aside className={styles.language} aria-label={t('shell_language')}>
          <LanguageSwitch />
        </aside>
        <main className={styles.main}>
          <h1 className={styles.title} tabIndex={-1} data-page-title>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {children}
        </main>
        <footer className={styles.footer}>
          {[publicPage.footerLeft, publicPage.footerRight].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <PrivacyLink className={styles.link} />
        </footer>
      </div>
    </div>
  )
}
