// Card of a page of the sign-in: the title of the project or document room above what is to be done.

import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useAddress } from '#platform/web/core/address.ts'
import { setPageTitle } from '#platform/web/core/page-title.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { PrivacyLink } from '#platform/web/shell/frame/PrivacyLink.tsx'
import styles from './EntryCard.module.css'

interface Props {
  /** Project or document room. */
  above?: string | undefined
  title: string
  subtitle?: ReactNode
  children?: ReactNode
}

export function EntryCard({ above, title, subtitle, children }: Props) {
  useEffect(() => setPageTitle(title), [title])
  return (
    <section className={styles.card}>
      {above && <p className={styles.above}>{above}</p>}
      <h1 className={styles.title} tabIndex={-1} data-page-title>
        {title}
      </h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
    </section>
  )
}

export const EntryForm = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)

export const EntryResult = ({ children }: { children: ReactNode }) => <div className={styles.result}>{children}</div>

export const EntryColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>

export const EntryLinks = ({ children }: { children: ReactNode }) => <div className={styles.links}>{children}</div>

export const EntryLink = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.link} onClick={onClick}>
    {children}
  </button>
)

export const EntryLinkTo = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.link} to={to}>
    {children}
  </Link>
)

export const EntryPrivacyLink = () => <PrivacyLink className={styles.link} />

/** For colleagues who came to a page of outside people without a session. */
export function StaffSignInLink() {
  const t = useText()
  const { redirect } = useAddress().search
  return (
    <p className={styles.staff}>
      <Link className={styles.link} to="/login" search={redirect ? { redirect } : {}}>
        {t('external_accounts_staff_sign_in')}
      </Link>
    </p>
  )
}

/** Large digits. */
export const EntryCode = ({ children }: { children: ReactNode }) => <div className={styles.code}>{children}</div>
