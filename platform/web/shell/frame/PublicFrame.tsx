import type { ReactNode } from 'react'
import { useText } from '../../i18n/texts.ts'
import { LogoMark } from '../../ui/LogoMark.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PrivacyLink } from './PrivacyLink.tsx'
import styles from './PublicFrame.module.css'
import { useInit } from '../../api/session.ts'

interface Props {
  /** Title beside the logo on investors' pages: "Memorandum". */
  title?: string
  width?: 'page' | 'form'
  /** White instead of light grey. */
  isWhite?: boolean
  /** Menu of the signed-in person. */
  account?: ReactNode
  /** Shows "Mit Quartier erstellt" in the footer. */
  poweredBy?: boolean
  children: ReactNode
}

export function PublicFrame({ title, width = 'page', isWhite, account, poweredBy = true, children }: Props) {
  const t = useText()
  const { publicPage, siteTitle, theme } = useInit()
  const { headerLogo, footerLeft, footerRight } = publicPage
  return (
    <div className={styles.frame} data-width={width} data-white={isWhite}>
      <a className={styles.skip} href="#main">
        {t('shell_skip_to_content')}
      </a>
      <header className={styles.header}>
        <div className={styles.inner}>
          <a className={styles.brand} href={headerLogo.url || '/'}>
            {headerLogo.image ? (
              <img src={headerLogo.image} alt={siteTitle} className={styles.logo} />
            ) : (
              <>
                <LogoMark theme={theme} size={32} />
                <span className={styles.name}>{siteTitle}</span>
              </>
            )}
          </a>
          {title && <span className={styles.title}>{title}</span>}
          <span className={styles.space} />
          <LanguageSwitch />
          {account}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <span>{footerLeft}</span>
          <span className={styles.space} />
          <span>{footerRight}</span>
          <PrivacyLink className={styles.link} />
          {poweredBy && <span>{t('shell_powered_by')}</span>}
        </div>
      </footer>
    </div>
  )
}
