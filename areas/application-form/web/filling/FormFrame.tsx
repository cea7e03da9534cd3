// What every page of the form has around it: the project and the title, in the workspace's look. The city's template draws
// them on a band whose height the specification gives: 125 px for a co-applicant, 120 px for start and update, else 225 px;
// on a phone it is as high as its two lines.

import { useEffect, type ReactNode } from 'react'
import { setPageTitle } from '#platform/web/core/page-title.ts'
import styles from './FormFrame.module.css'

interface Props {
  template: 'default' | 'lsz'
  page: 'create-adult' | 'landing' | 'update' | 'form'
  project: string
  title: string
  children: ReactNode
}

const headerHeights = { 'create-adult': 125, landing: 120, update: 120, form: 225 } as const

export function FormFrame({ template, page, project, title, children }: Props) {
  useEffect(() => setPageTitle(title), [title])
  return (
    <div
      className={styles.frame}
      data-template={template}
      style={{ '--form-header-height': `${headerHeights[page]}px` }}
    >
      <header className={styles.head}>
        <p className={styles.project}>{project}</p>
        <h1 className={styles.title} tabIndex={-1} data-page-title>
          {title}
        </h1>
      </header>
      {children}
    </div>
  )
}
