// A framed section of a public page, with its title.

import type { ReactNode } from 'react'
import { SectionHeading } from './SectionHeading.tsx'
import styles from './PageCard.module.css'

interface Props {
  /** Id of the title; the section is labelled by it. */
  id: string
  /** Without it the children contain the title. */
  title?: string
  children: ReactNode
}

export function PageCard({ id, title, children }: Props) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      {title && <SectionHeading id={id}>{title}</SectionHeading>}
      {children}
    </section>
  )
}
