// What was drawn and written about an object and may be seen by anybody: pictures of plans, and papers to look at or to keep.

import { IconFileText } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { PublicDocument } from '../contract/public-documents.ts'
import styles from './PublicPlans.module.css'

export function PublicPlans({ documents, object }: { documents: readonly PublicDocument[]; object: string }) {
  const t = useText()
  const pictures = documents.filter(({ isPicture }) => isPicture)
  const papers = documents.filter(({ isPicture }) => !isPicture)
  return (
    <>
      {pictures.map((plan) => (
        <figure key={plan.url} className={styles.plan}>
          <Paper document={plan} className={styles.look}>
            <img
              className={styles.picture}
              src={plan.url}
              alt={t('objects_document_of', { document: plan.title, object })}
              loading="lazy"
            />
          </Paper>
          <figcaption className={styles.caption}>{plan.title}</figcaption>
        </figure>
      ))}
      {papers.length > 0 && (
        <ul className={styles.papers} aria-label={t('objects_public_papers')}>
          {papers.map((paper) => (
            <li key={paper.url}>
              <Paper document={paper} className={styles.paper}>
                <IconFileText size={22} stroke={1.5} aria-hidden />
                <span>
                  <span className={styles.title}>{paper.title}</span>
                  <span className={styles.meta}>{t('objects_public_paper_size', { size: megabytes(paper.size) })}</span>
                </span>
              </Paper>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A link to the file itself, which opens here instead of leaving the page. */
function Paper({ document, className, children }: PaperProps) {
  const { url, name } = document
  const look = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void showPaper({ address: url, name })
  }
  return (
    <a className={className} href={url} target="_blank" rel="noopener" onClick={look}>
      {children}
    </a>
  )
}

interface PaperProps {
  document: PublicDocument
  className: string | undefined
  children: ReactNode
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
