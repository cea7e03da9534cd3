// Frame of every page of the form: project and title in the workspace's design. The city's template puts them on a
// banner whose height is specified: 125 px for a co-applicant, 120 px for start and update, 225 px otherwise. On a
// phone it fits its two lines.

import { useEffect, type ReactNode } from 'react'
import { setPageTitle } from '#platform/web/core/page-title.ts'
import { useCityColours } from './use-city-colours.ts'
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
  useCityColours(template === 'lsz')
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
