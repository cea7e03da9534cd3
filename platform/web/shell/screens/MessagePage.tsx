// A single message on an otherwise empty page: what happened, why, and what to do.

import { useEffect, type ReactNode } from 'react'
import { setPageTitle } from '../../core/page-title.ts'
import styles from './MessagePage.module.css'

interface Props {
  /** 403, 404 or 500, in small print above the title. */
  code?: string | undefined
  title: string
  text: ReactNode
  /** The layout around it has a `main` of its own. */
  isInLayout?: boolean
  /** Buttons. */
  children?: ReactNode
}

export function MessagePage({ code, title, text, isInLayout = false, children }: Props) {
  const Page = isInLayout ? 'div' : 'main'
  useEffect(() => setPageTitle(title), [title])
  return (
    <Page className={styles.page}>
      <div className={styles.content}>
        <PlanOfNoHouse />
        {code && <p className={styles.code}>{code}</p>}
        <h1 className={styles.title} tabIndex={-1} data-page-title>
          {title}
        </h1>
        <div className={styles.text}>{text}</div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </Page>
  )
}

/** Illustration: a floor plan with an opening that leads nowhere. */
function PlanOfNoHouse() {
  return (
    <svg className={styles.plan} width="120" height="84" viewBox="0 0 120 84" aria-hidden focusable="false">
      <path d="M8 76V8h104v68H76M8 44h32M56 8v36h30M86 44v-8M8 76h40" />
      <path d="M48 76a28 28 0 0 1 28-28v28" strokeDasharray="3 4" />
    </svg>
  )
}
