// Public plans and documents of an object: plans as pictures, documents to view or download.

import { IconFileText } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { isEmbedded } from '#platform/web/shell/frame/embedded.ts'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import type { PublicDocument } from '../../contract/public-documents.ts'
import styles from './PublicPlans.module.css'

/** True if one of the documents is an image of the floor plan. */
export const showsPlan = (documents: readonly PublicDocument[]): boolean =>
  documents.some(({ sort, isPicture }) => sort === 'layout_plan' && isPicture)

export function PublicPlans({ documents, object }: { documents: readonly PublicDocument[]; object: string }) {
  const t = useText()
  const pictures = documents.filter(({ isPicture }) => isPicture)
  const papers = documents.filter(({ isPicture }) => !isPicture)
  if (documents.length === 0) return null
  return (
    <div className={styles.plans}>
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
                  <span className={styles.meta}>{sizeWords(t, paper.size)}</span>
                </span>
              </Paper>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Link to the file; a plain click opens it in the viewer on the page. */
function Paper({ document, className, children }: PaperProps) {
  const { url, name } = document
  const look = (event: MouseEvent) => {
    // An embedded page is as high as its content, so the viewer would be as well; the link opens a new tab instead.
    if (isEmbedded() || event.ctrlKey || event.metaKey || event.shiftKey) return
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

const sizeWords = (t: Translate, bytes: number): string =>
  bytes < 1_000_000
    ? t('objects_public_paper_kilobytes', { size: Math.ceil(bytes / 1000) })
    : t('objects_public_paper_megabytes', { size: (bytes / 1_000_000).toFixed(1) })
